import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { errorCode } from '../store/durable-files';
import { parseJson } from '../store/json-files';
import { createByContent } from '../store/name-by-content';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import type { ReleaseRecord } from './release-record';

const FOLDER = 'source-maps/';
const ENDING = '.map';
const LARGEST_BYTES = 256 * 1024 * 1024;

/** The text of each script's source map, by the script's name. */
const sourceMaps = z.record(z.string(), z.string());
export type SourceMaps = z.infer<typeof sourceMaps>;

/** Takes the source maps out of a build's files, as one text; null where it has none. */
export function takeSourceMaps(files: Map<string, Buffer>): string | null {
  const maps: SourceMaps = {};
  for (const [name, content] of [...files]) {
    if (!name.startsWith(FOLDER)) continue;
    maps[name.slice(FOLDER.length, -ENDING.length)] = content.toString();
    files.delete(name);
  }
  return Object.keys(maps).length === 0 ? null : JSON.stringify(maps);
}

type Of = Pick<ReleaseRecord, 'app' | 'version'>;

/** Named by their content, so that maps of another build of the same bytes take nobody's place. */
const fileOf = (store: Store, { app, version }: Of, digest: string): string =>
  join(store.sourceMaps(app, version), `${digest.slice(0, 16)}.json.gz`);

const unpacked = (packed: Buffer): Promise<Buffer | null> =>
  promisify(gunzip)(packed, { maxOutputLength: LARGEST_BYTES }).catch(() => null);

/** Keeps a release's source maps where nothing is served from; returns the digest that its record holds. */
export async function keepSourceMaps(store: Store, of: Of, maps: string): Promise<string> {
  const digest = sha256(maps);
  await createByContent(fileOf(store, of, digest), await promisify(gzip)(maps), async (found) => {
    const text = await unpacked(found);
    return text !== null && sha256(text) === digest;
  });
  return digest;
}

/**
 * The source maps of a release; null where it was published without, as in a mirror.
 * @throws ReleaseError when they are not what was published
 */
export async function readSourceMaps(store: Store, release: ReleaseRecord): Promise<SourceMaps | null> {
  const digest = release.sourceMaps;
  if (digest === undefined) return null;
  const name = `the source maps of ${release.app}@${release.version}`;
  const packed = await readFile(fileOf(store, release, digest)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (packed === null) return null;
  const text = await unpacked(packed);
  if (text === null || sha256(text) !== digest) throw new ReleaseError(`${name} are not what was published`);
  return parseJson(text.toString(), sourceMaps, name);
}
