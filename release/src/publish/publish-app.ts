import type { KeyObject } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deed, logged, replaceLogged } from '../log/release-log';
import { actorOf, authorize } from '../rights/rights';
import { keepSignature, signRelease } from '../signing/attestations';
import type { Envelope } from '../signing/envelope';
import {
  createFolder,
  sweepLeftovers,
  syncFolder,
  temporaryPath,
  writeDurably,
} from '../store/durable-files';
import { toJson } from '../store/json-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { writeCompressed } from '../store/write-compressed';
import { integrityOf } from './integrity';
import { keepSurface } from './kernel-surfaces';
import { readBuild, signable } from './read-build';
import { type PublishedFile, RELEASE_RECORD, type ReleaseRecord } from './release-record';
import { findRelease, readRelease } from './releases';
import { keepSourceMaps } from './source-maps';

export interface PublishOptions {
  store: Store;
  /** The built app: a folder with `assets.json`. */
  dist: string;
  by: string;
  why: string;
  /** The token of the team that acts; needed in a store with rights. */
  token?: string | undefined;
  /** With it the release is signed. */
  key?: KeyObject | undefined;
  /** Or its signature, made where the key is. */
  signature?: Envelope | undefined;
}

export interface Published {
  release: ReleaseRecord;
  /** False when the same content had been published before; its release is unchanged then. */
  created: boolean;
}

/**
 * Publishes a build as an immutable release `<package version>+<content hash>` and marks it the newest
 * of its app. Publishing the same content again keeps the first release. Killed at any point, it leaves
 * at most a dotted temporary folder, which a later publish removes, or a release that lacks its signature, which a
 * later publish adds.
 * @throws ReleaseError when the build is missing or contradicts itself.
 */
export async function publishApp({
  store,
  dist,
  by,
  why,
  token,
  key,
  signature,
}: PublishOptions): Promise<Published> {
  const read = await readBuild(dist);
  const { build, files, surface, sourceMaps, hash, version } = read;
  await authorize(store, token, [build.app]);
  const publishedAt = new Date().toISOString();
  const facts = { app: build.app, version, packageVersion: build.version, contentHash: hash, build };

  await mkdir(store.app(build.app), { recursive: true });
  await sweepLeftovers(store.app(build.app));
  const deed = { by: await actorOf(store, { by, token }), verb: 'publish', why };
  const kernel =
    surface === undefined || build.surface === undefined
      ? undefined
      : await keepSurface(store, { app: build.app, named: build.surface, text: surface }, { ...deed, token });
  const known = await findRelease(store, build.app, version);
  const created =
    known === null &&
    (await writeRelease(store, deed, {
      ...facts,
      publishedAt,
      publishedBy: by,
      why,
      contents: files,
      ...(kernel !== undefined && { surface: kernel }),
      // Before the record that names them.
      ...(sourceMaps !== null && { sourceMaps: await keepSourceMaps(store, facts, sourceMaps) }),
    }));
  const release = await readRelease(store, build.app, version);
  if (release.contentHash !== hash) {
    throw new ReleaseError(`${build.app}@${version} exists with other content: raise the package version`);
  }
  const signed = key === undefined ? signature : signRelease(key, signable(read));
  if (signed !== undefined) await keepSignature(store, signable(read), signed);
  const newest = { file: store.newest(build.app), content: toJson({ version, at: publishedAt }) };
  await replaceLogged(store, { ...deed, verb: 'newest', ...newest });
  return { release, created };
}

async function writeRelease(
  store: Store,
  deed: Pick<Deed, 'by' | 'verb' | 'why'>,
  { contents, ...facts }: Omit<ReleaseRecord, 'files'> & { contents: ReadonlyMap<string, Buffer> },
): Promise<boolean> {
  const temporary = temporaryPath(store.app(facts.app));
  try {
    await mkdir(temporary);
    const compressed = await writeCompressed(temporary, contents, { effort: 'smallest' });
    const files: Record<string, PublishedFile> = {};
    for (const [name, content] of contents) {
      const { br, gz } = compressed.get(name) ?? {};
      files[name] = {
        size: content.length,
        ...(br && { brotli: br.length }),
        ...(gz && { gzip: gz.length }),
        integrity: integrityOf(content),
      };
    }
    const record = toJson({ ...facts, files });
    await writeDurably(join(temporary, RELEASE_RECORD), record);
    await syncFolder(temporary);
    const folder = store.release(facts.app, facts.version);
    return await logged(store, { ...deed, file: join(folder, RELEASE_RECORD), content: record }, () =>
      createFolder(temporary, folder),
    );
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}
