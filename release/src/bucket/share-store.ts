import { rm } from 'node:fs/promises';
import { subjectOf } from '../log/inventory';
import { createFolderHere, createHere, replaceHere } from '../store/durable-files';
import type { SharedStore } from '../store/shared-store';
import type { Store } from '../store/store';
import { fromBucket, readOptional } from './from-bucket';
import { folderKey, isWhole, singleKey, statesOf } from './keys';
import { writeMarker } from './marker';
import { copyRefresher } from './refresh-copy';
import type { StoreObjects } from './store-objects';

/**
 * A store in a bucket, for what writes to its copy here. Whoever creates an object first has written, on whatever
 * machine; the copy has it a moment later.
 * @param freshAt when the copy was whole last, as its marker says
 */
export function shareStore(objects: StoreObjects, store: Store, freshAt: number): SharedStore {
  const from = fromBucket(objects, store);
  const bringUp = copyRefresher(objects, store, from);
  const pathOf = (file: string) => subjectOf(store, file);
  let fresh = freshAt;
  let noted = 0;
  /** One after the other: who asks while another one is under way may know of something later. */
  let last = Promise.resolve();

  async function refreshNow(): Promise<void> {
    const asOf = Date.now();
    await bringUp();
    fresh = asOf;
    if (asOf - noted < NOTE_EVERY_MS) return;
    await writeMarker(store.root, objects.place, asOf);
    noted = asOf;
  }

  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(refreshNow);
    return last;
  }

  return {
    place: objects.place,
    freshAt: () => fresh,
    refresh,
    look: (file) => from.bringFile(pathOf(file)),
    async create(file, data) {
      const path = pathOf(file);
      const single = singleKey(path);
      if (await objects.put(single ?? `${statesOf(path)}1`, data)) {
        await createHere(file, data);
        return true;
      }
      // Somebody else writes: what they have changed may matter for what comes next.
      if (single === null) await refresh();
      await from.bringFile(path);
      return false;
    },
    async replace(file, data) {
      const path = pathOf(file);
      const { state, content } = await from.last(path);
      const isKnown = content === null || (await readOptional(file))?.equals(content) === true;
      if (isKnown && (await objects.put(`${statesOf(path)}${state + 1}`, data)))
        return replaceHere(file, data);
      await from.bringFile(path);
      return false;
    },
    async createFolder(finished, folder) {
      const path = pathOf(folder);
      try {
        const { packFolder } = await import('object-store/archive');
        const isMine = await objects.put(folderKey(path), await packFolder(finished));
        if (isMine) await createFolderHere(finished, folder);
        else await from.bringFolder(path);
        return isMine;
      } finally {
        await rm(finished, { recursive: true, force: true });
      }
    },
    async remove(path) {
      const own = pathOf(path);
      const single = isWhole(own) ? folderKey(own) : singleKey(own);
      if (single !== null) return objects.remove(single);
      for (const name of await objects.list(statesOf(own))) await objects.remove(`${statesOf(own)}${name}`);
    },
  };
}

const NOTE_EVERY_MS = 60_000;
