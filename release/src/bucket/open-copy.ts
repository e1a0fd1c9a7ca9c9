import { isTemporary, listFolder } from '../store/durable-files';
import { ReleaseError } from '../store/release-error';
import { type SharedStore, StoreAway, shareAt } from '../store/shared-store';
import { openStore } from '../store/store';
import { MOVING } from './keys';
import { type Marker, readMarker, writeMarker } from './marker';
import { shareStore } from './share-store';
import type { StoreObjects } from './store-objects';

export interface CopyOptions {
  /** Of the copy on this machine; made where it is missing. */
  folder: string;
  /** Go on with a copy that was whole once, while the bucket is out of reach. */
  mayBeOld?: boolean | undefined;
}

/**
 * Opens a store in a bucket: from now on the folder is its copy, and what is written there is written to the bucket.
 * @throws ReleaseError when the folder holds anything else, or the bucket is not a whole store
 * @throws StoreAway when the bucket is out of reach
 */
export async function openCopy(
  objects: StoreObjects,
  { folder, mayBeOld = false }: CopyOptions,
): Promise<SharedStore> {
  const store = openStore(folder);
  const known = await requireCopy(store.root, objects.place);
  const freshAt = Date.parse(known?.freshAt ?? '') || 0;
  if (known === null) await writeMarker(store.root, objects.place, 0);
  const shared = shareStore(objects, store, freshAt);
  shareAt(store.root, shared);
  try {
    await requireWhole(objects);
    await shared.refresh();
  } catch (error) {
    if (!mayBeOld || freshAt === 0 || !(error instanceof StoreAway)) throw error;
    console.error(`${error.message}\n${store.root} is used as it was at ${known?.freshAt}`);
  }
  return shared;
}

/**
 * @returns its marker; null for an empty folder
 * @throws ReleaseError when a folder holds anything but the copy of a store
 */
export async function requireCopy(root: string, place: string): Promise<Marker | null> {
  // Listed first: what another process puts there follows its marker. What a killed process left behind is nothing.
  const held = (await listFolder(root)).filter((name) => !isTemporary(name));
  const known = await readMarker(root);
  if (known !== null && known.place !== place)
    throw new ReleaseError(`${root} is the copy of ${known.place}: name another folder with --copy`);
  if (known === null && held.length > 0)
    throw new ReleaseError(`${root} is no copy of ${place}: name an empty folder with --copy`);
  return known;
}

async function requireWhole(objects: StoreObjects): Promise<void> {
  if (await objects.has(MOVING))
    throw new ReleaseError(
      `a store is being moved into ${objects.place}: run that "release move" to its end`,
    );
}
