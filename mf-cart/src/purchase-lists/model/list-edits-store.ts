import { draftsById } from '../../model/drafts-by-id-store';
import type { PendingEdit } from './line-edits';

type Edits = Readonly<Record<string, PendingEdit>>;

const { get, keep, forget } = draftsById<Edits>('listEdits');

/** Stores the edits of a list without an answer; a reload or the end of the session would lose them. */
export function keepListEdits(listId: string, pending: ReadonlyMap<string, PendingEdit>): void {
  if (pending.size > 0) keep(listId, Object.fromEntries(pending));
  else if (get(listId)) forget(listId);
}

/** The stored edits of a list. */
export const storedListEdits = (listId: string): Edits => get(listId) ?? {};
