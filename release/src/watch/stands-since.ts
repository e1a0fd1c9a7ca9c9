import type { Revision } from '../composition/revision';
import { readRevision } from '../composition/revisions';
import type { Store } from '../store/store';

/** When what holds of a channel's revision began to hold; empty when it does not hold. */
export async function standsSince(
  { store, channel }: { store: Store; channel: string },
  current: number,
  holds: (revision: Revision) => boolean,
): Promise<string> {
  let since = '';
  for (let number = current; number > 0; number--) {
    const revision = await readRevision(store, channel, number);
    if (!holds(revision)) break;
    since = revision.createdAt;
  }
  return since;
}
