import type { Store } from '../store/store';
import type { Revision } from './revision';
import { readRevision, revisionNumbers } from './revisions';

/** What one revision changed against the one before it. */
export interface AppChange {
  app: string;
  from: string | null;
  to: string | null;
}

export interface HistoryEntry {
  revision: Revision;
  changes: AppChange[];
}

/** The revisions of a channel, newest first, with what each changed. */
export async function readHistory(store: Store, channel: string, limit = 20): Promise<HistoryEntry[]> {
  const numbers = (await revisionNumbers(store, channel)).slice(-limit - 1);
  const revisions = await Promise.all(numbers.map((number) => readRevision(store, channel, number)));
  return revisions
    .map((revision, index) => ({ revision, changes: changesBetween(revisions[index - 1], revision) }))
    .slice(-limit)
    .reverse();
}

function changesBetween(before: Revision | undefined, after: Revision): AppChange[] {
  const apps = new Set([...Object.keys(before?.apps ?? {}), ...Object.keys(after.apps)]);
  return [...apps]
    .map((app) => ({
      app,
      from: before?.apps[app]?.version ?? null,
      to: after.apps[app]?.version ?? null,
    }))
    .filter(({ from, to }) => from !== to);
}
