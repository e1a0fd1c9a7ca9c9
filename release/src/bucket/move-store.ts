import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLog } from '../log/check-log';
import { entryFile, headOf } from '../log/release-log';
import { eachAtOnce } from '../store/at-once';
import { fileNumbers } from '../store/numbered-files';
import { ReleaseError } from '../store/release-error';
import { openStore, type Store } from '../store/store';
import { entryKey, lastEntry } from './bring-log';
import { FILES, FOLDERS, folderKey, foldersIn, LOG, lastStates, MOVING, statesOf } from './keys';
import { readMarker, removeMarker, writeMarker } from './marker';
import { openCopy, requireCopy } from './open-copy';
import type { StoreObjects } from './store-objects';
import { thingsToMove } from './things-to-move';

const AT_ONCE = 8;

export interface MovedStore {
  /** Entries of the log, folders and files that were read back and are the same. */
  compared: number;
  /** Those of them that were not there before. */
  sent: number;
}

/**
 * Moves a store from a folder into a bucket. Each object is read back and compared. Killed at any moment it is run again,
 * and goes on; until it has ended nobody can use the bucket as a store, and then the folder is its copy. From a copy it
 * puts back what the bucket has lost.
 * @throws ReleaseError when the bucket holds another store, or the same one further on
 */
export async function moveIntoBucket(folder: string, objects: StoreObjects): Promise<MovedStore> {
  const { packFolder } = await import('object-store/archive');
  const store = openStore(folder);
  const isCopy = (await readMarker(store.root)) !== null;
  if (isCopy) await requireCopy(store.root, objects.place);
  const moved: MovedStore = { compared: 0, sent: 0 };

  async function move(key: string, content: Uint8Array, isThere: boolean): Promise<void> {
    if (!isThere && (await objects.put(key, content))) moved.sent += 1;
    await compare(objects, { key, content, folder: store.root });
    moved.compared += 1;
  }

  if (!(await isWholeThere(objects, store))) await objects.put(MOVING, '');
  for (let head = -1; head !== (await headOf(store)).seq; ) {
    moved.compared = 0;
    head = (await headOf(store)).seq;
    const entries = new Set(await objects.list(LOG));
    await eachAtOnce(await fileNumbers(store.log), AT_ONCE, async (number) =>
      move(entryKey(number), await readFile(entryFile(store, number)), entries.has(`${number}.json`)),
    );
    const things = await thingsToMove(store.root);
    const folders = new Set(foldersIn(await objects.list(FOLDERS)));
    await eachAtOnce(things.folders, AT_ONCE, async (path) =>
      move(folderKey(path), await packFolder(join(store.root, path)), folders.has(path)),
    );
    const states = lastStates(await objects.list(FILES));
    await eachAtOnce(things.files, AT_ONCE, async (path) => {
      const content = await readFile(join(store.root, path));
      const state = states.get(path) ?? 0;
      const there = state === 0 ? null : await objects.get(`${statesOf(path)}${state}`);
      // What the folder has changed since an earlier run is the next state; a copy changes nothing by itself.
      const isNext = state === 0 || (!isCopy && there?.equals(content) === false);
      await move(`${statesOf(path)}${isNext ? state + 1 : state}`, content, !isNext);
    });
  }
  await writeMarker(store.root, objects.place, Date.now());
  await objects.remove(MOVING);
  return moved;
}

/** @throws ReleaseError unless an object holds the same */
async function compare(
  objects: StoreObjects,
  { key, content, folder }: { key: string; content: Uint8Array; folder: string },
): Promise<void> {
  if ((await objects.get(key))?.equals(content) === true) return;
  throw new ReleaseError(`${objects.place}/${key} is not what ${folder} holds`);
}

/**
 * Whether a bucket is in use as the store of a folder, with all that its log tells.
 * @throws ReleaseError when it holds anything but an earlier state of it
 */
async function isWholeThere(objects: StoreObjects, store: Store): Promise<boolean> {
  const [there, here] = [await lastEntry(objects), (await headOf(store)).seq];
  const isMoving = await objects.has(MOVING);
  if (there > here)
    throw new ReleaseError(`${objects.place} has ${there} entries in its log, and ${store.root} has ${here}`);
  if (there > 0)
    await compare(objects, {
      key: entryKey(there),
      content: await readFile(entryFile(store, there)),
      folder: store.root,
    });
  else if (!isMoving && (await objects.list(FILES)).length > 0)
    throw new ReleaseError(`${objects.place} holds another store, which has no log`);
  return there === here && there > 0 && !isMoving;
}

/**
 * Moves a store from a bucket into a folder, which is a store of its own then. Killed at any moment it is run again, and
 * goes on. Each object is read once more at the end, and compared.
 */
export async function moveIntoFolder(objects: StoreObjects, folder: string): Promise<MovedStore> {
  const { packFolder } = await import('object-store/archive');
  await openCopy(objects, { folder });
  const store = openStore(folder);
  let compared = 0;
  async function check(key: string, content: Uint8Array): Promise<void> {
    await compare(objects, { key, content, folder: store.root });
    compared += 1;
  }
  const numbers = await fileNumbers(store.log);
  await eachAtOnce(numbers, AT_ONCE, async (number) =>
    check(entryKey(number), await readFile(entryFile(store, number))),
  );
  await eachAtOnce(foldersIn(await objects.list(FOLDERS)), AT_ONCE, async (path) =>
    check(folderKey(path), await packFolder(join(store.root, path))),
  );
  await eachAtOnce(lastStates(await objects.list(FILES)), AT_ONCE, async ([path, state]) =>
    check(`${statesOf(path)}${state}`, await readFile(join(store.root, path))),
  );
  if (numbers.length > 0) await checkLog(store);
  await removeMarker(store.root);
  return { compared, sent: 0 };
}
