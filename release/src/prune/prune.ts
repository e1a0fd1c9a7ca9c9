import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listChannels } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import { documentsFolder } from '../documents/publish-documents';
import { logged, PRUNE } from '../log/release-log';
import { RELEASE_RECORD } from '../publish/release-record';
import { actorOf, authorize } from '../rights/rights';
import { listFolder, removeFolder, removePath } from '../store/durable-files';
import { withLock } from '../store/lock';
import type { Store } from '../store/store';
import { type Dispensable, dispensable, unshownPictures } from './dispensable';

export interface PruneOptions {
  store: Store;
  by: string;
  why: string;
  token?: string | undefined;
  /** Only tells what would go. */
  dryRun?: boolean | undefined;
  /** Now when left out. */
  at?: Date | undefined;
}

export interface Pruned extends Dispensable {
  /** Of checks, by their digests. */
  pictures: string[];
  bytes: number;
}

/**
 * Takes old releases and documents out of a store, by `policy.keep`; never what is live, what a kept revision shows or
 * falls back to, or what an app has published last. Revisions, checks, signatures and the log stay.
 * @throws ReleaseError when the caller's team is not one for every app
 */
export async function prune({
  store,
  by,
  why,
  token,
  dryRun = false,
  at = new Date(),
}: PruneOptions): Promise<Pruned> {
  await authorize(store, token, [], { mounts: [], other: 'pruning' });
  const { keep } = (await readConfiguration(store)).config.policy;
  const channels = await listChannels(store);
  return underLocks(store, channels, async () => {
    const { releases, documents } = await dispensable(store, channels, keep, at);
    const pictures = await ofFinishedChecks(store, await unshownPictures(store, releases), at);
    const found = { releases, documents, pictures };
    const folders = [
      ...found.releases.map(({ app, version }) => store.release(app, version)),
      ...found.releases.map(({ app, version }) => store.sourceMaps(app, version)),
      ...found.documents.map(({ channel, revision }) => documentsFolder(store, channel, revision)),
      ...found.pictures.map((name) => store.picture(name)),
    ];
    const sizes = await Promise.all(folders.map(sizeOf));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (dryRun) return { ...found, bytes };
    const actor = await actorOf(store, { by, token });
    for (const { app, version } of found.releases) {
      // First, so that a prune which is killed here finds them again with the release.
      await removePath(store.sourceMaps(app, version));
      const folder = store.release(app, version);
      const deed = { by: actor, verb: PRUNE, why, file: join(folder, RELEASE_RECORD), content: '' };
      await logged(store, deed, () => removeFolder(folder));
    }
    for (const { channel, revision } of found.documents)
      await removeFolder(documentsFolder(store, channel, revision));
    for (const name of found.pictures) await removePath(store.picture(name));
    return { ...found, bytes };
  });
}

/** A check keeps its pictures before the report that names them. */
const CHECK_ENDS_WITHIN_MS = 86_400_000;

async function ofFinishedChecks(store: Store, pictures: readonly string[], at: Date): Promise<string[]> {
  const ages = await Promise.all(
    pictures.map(async (name) => at.getTime() - (await stat(store.picture(name))).mtimeMs),
  );
  return pictures.filter((_name, index) => (ages[index] ?? 0) > CHECK_ENDS_WITHIN_MS);
}

/** While nothing is promoted on any channel. */
const underLocks = <T>(store: Store, channels: readonly string[], work: () => Promise<T>): Promise<T> =>
  channels.reduceRight((inner, channel) => () => withLock(store.lock(channel), inner), work)();

async function sizeOf(path: string): Promise<number> {
  const names = await listFolder(path).catch(() => null);
  if (names === null) return (await stat(path).catch(() => null))?.size ?? 0;
  const sizes = await Promise.all(names.map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
