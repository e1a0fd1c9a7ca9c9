import { moveLiveDocuments, publishDocuments } from '../documents/publish-documents';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import type { Revision } from './revision';
import { currentNumber, moveCurrent, readRevision, revisionNumbers } from './revisions';

/** Brings documents and pointer up to the latest revision, and returns that. */
export async function settle(store: Store, channel: string): Promise<Revision | null> {
  for (;;) {
    const number = (await revisionNumbers(store, channel)).at(-1);
    if (number === undefined) return null;
    const latest = await readRevision(store, channel, number);
    if ((await pointedAt(store, channel)) === number) return latest;
    await publishDocuments(store, latest);
    await moveLiveDocuments(store, channel, number);
    await moveCurrent(store, channel, number);
  }
}

/** A pointer that cannot be read points nowhere: it follows from the revisions. */
export async function pointedAt(store: Store, channel: string): Promise<number | null> {
  try {
    return await currentNumber(store, channel);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}
