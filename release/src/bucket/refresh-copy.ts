import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listChannels, moveCurrent, revisionNumbers } from '../composition/revisions';
import { pointedAt } from '../composition/settle';
import { readConfiguration } from '../configuration/stored-configuration';
import { documentsFolder, moveLiveDocuments } from '../documents/publish-documents';
import { dispensable } from '../prune/dispensable';
import { eachAtOnce } from '../store/at-once';
import { listFolder, removeFolderHere } from '../store/durable-files';
import { appName, channelName } from '../store/names';
import type { Store } from '../store/store';
import { bringLog, entryKey } from './bring-log';
import type { FromBucket } from './from-bucket';
import { FILES, FOLDERS, foldersIn, isWhole, lastStates } from './keys';
import type { StoreObjects } from './store-objects';

/** A writer that was killed may have written what no later entry of the log tells of. */
const LOOK_ANYWAY_MS = 60_000;
const AT_ONCE = 8;
/** While others write without a pause, a copy is behind by what they write meanwhile. */
const ROUNDS = 5;

/**
 * Brings a copy up to date each time it is called. Every write has entries in the log before and after, so a single
 * question tells whether there is anything new; only then the bucket is listed.
 */
export function copyRefresher(objects: StoreObjects, store: Store, from: FromBucket): () => Promise<void> {
  /** The last entry when the bucket was listed, and when that was. */
  let seen: number | null = null;
  let listedAt = 0;
  /** Whether each channel shows its last revision; its documents come after the entry that tells of it. */
  let isSettled = false;

  return async () => {
    const isNew = async () => seen === null || (await objects.has(entryKey(seen + 1)));
    if (isSettled && Date.now() - listedAt < LOOK_ANYWAY_MS && !(await isNew())) return;
    for (let round = 0; round === 0 || (round < ROUNDS && (await isNew())); round += 1) {
      listedAt = Date.now();
      seen = await bringLog(objects, store);
      await bringWhatIsNew(objects, store, from);
      isSettled = await settleCopy(store);
    }
  };
}

async function bringWhatIsNew(objects: StoreObjects, store: Store, from: FromBucket): Promise<void> {
  const before = await wholeFolders(store);
  // In this order: what a file names was there before it.
  const files = lastStates(await objects.list(FILES));
  const folders = new Set(foldersIn(await objects.list(FOLDERS)));
  const isMissing = (path: string) => !existsSync(join(store.root, path));
  await eachAtOnce([...folders].filter(isMissing), AT_ONCE, from.bringFolder);
  // The states of a file look alike in a listing; that most files have one only keeps this cheap.
  const changed = [...files].filter(([path, state]) => state > 1 || isMissing(path));
  await eachAtOnce(changed, AT_ONCE, ([path, state]) => from.bringState(path, state));
  await dropPruned(
    store,
    before.filter((path) => !folders.has(path)),
  );
}

/** The releases and documents of a copy. */
async function wholeFolders(store: Store): Promise<string[]> {
  const below = async (folder: string, schema: typeof appName) =>
    Promise.all(
      (await listFolder(join(store.root, folder)))
        .filter((name) => schema.safeParse(name).success)
        .map(async (name) =>
          (await listFolder(join(store.root, folder, name))).map((each) => `${folder}/${name}/${each}`),
        ),
    );
  return [...(await below('apps', appName)), ...(await below('documents', channelName))]
    .flat()
    .filter((path) => isWhole(path) && !path.endsWith('/live'));
}

/**
 * Takes out of a copy what a machine has pruned: what the bucket has no longer and the policy lets go. Whatever else is
 * lost there stays here, to be served and put back.
 */
async function dropPruned(store: Store, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  const { keep } = (await readConfiguration(store)).config.policy;
  const found = await dispensable(store, await listChannels(store), keep, new Date());
  const isGone = (folder: string) => gone.some((path) => folder === join(store.root, path));
  for (const { app, version } of found.releases) {
    const folder = store.release(app, version);
    if (!isGone(folder)) continue;
    await rm(store.sourceMaps(app, version), { recursive: true, force: true });
    await removeFolderHere(folder);
  }
  for (const { channel, revision } of found.documents) {
    const folder = documentsFolder(store, channel, revision);
    if (isGone(folder)) await removeFolderHere(folder);
  }
}

/** Has each channel show the last revision whose documents are here. @returns whether that is its last one */
async function settleCopy(store: Store): Promise<boolean> {
  let isSettled = true;
  for (const channel of await listChannels(store)) {
    const numbers = await revisionNumbers(store, channel);
    const shown = numbers.findLast((number) => existsSync(documentsFolder(store, channel, number))) ?? 0;
    if (shown > ((await pointedAt(store, channel)) ?? 0)) {
      await moveLiveDocuments(store, channel, shown);
      await moveCurrent(store, channel, shown);
    }
    if (shown !== numbers.at(-1)) isSettled = false;
  }
  return isSettled;
}
