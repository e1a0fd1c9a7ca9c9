import { isDeepStrictEqual } from 'node:util';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { reachOf } from './reach';
import type { Revision } from './revision';
import { readRevision, revisionNumbers } from './revisions';

/** What one revision changed against the one before it. */
export interface AppChange {
  app: string;
  from: string | null;
  to: string | null;
  /** Percent of the buyers a canary has, before and after; absent when everybody's version changed. */
  share?: { from: number; to: number };
  /** The groups of buyers who have a canary whatever their bucket; absent where there are none. */
  chosen?: { from: readonly string[]; to: readonly string[] };
}

export interface HistoryEntry {
  revision: Revision;
  changes: AppChange[];
  /** The configuration that holds from this revision on, where it is another than before. */
  configuration: number | null;
}

/** The revisions of a channel, newest first, with what each changed. */
export async function readHistory(store: Store, channel: string, limit = 20): Promise<HistoryEntry[]> {
  const numbers = (await revisionNumbers(store, channel)).slice(-limit - 1);
  const revisions: Revision[] = [];
  for (const number of numbers) {
    const found = await readRevision(store, channel, number).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      return unreadable(number, revisions.at(-1));
    });
    if (found !== null) revisions.push(found);
  }
  return revisions
    .map((revision, index) => ({
      revision,
      changes: changesBetween(revisions[index - 1], revision),
      configuration:
        revisions[index - 1]?.configuration === revision.configuration ? null : revision.configuration,
    }))
    .slice(-limit)
    .reverse();
}

/** What the history says in the place of a revision that was cut off; those who serve go on with the one before. */
const unreadable = (number: number, before: Revision | undefined): Revision | null =>
  before === undefined
    ? null
    : { ...before, revision: number, by: '–', why: 'cannot be read: run "release repair"', unchecked: null };

type Shown = Pick<Revision, 'apps' | 'canaries'>;

/** What changed between two revisions of a channel: live versions first, then canaries. */
export const changesBetween = (before: Shown | undefined, after: Shown): AppChange[] => [
  ...liveChanges(before, after),
  ...canaryChanges(before, after),
];

function canaryChanges(before: Shown | undefined, after: Shown): AppChange[] {
  const apps = new Set([...Object.keys(before?.canaries ?? {}), ...Object.keys(after.canaries)]);
  return [...apps].flatMap((app) => {
    const [old, now] = [before?.canaries[app], after.canaries[app]];
    const [was, is] = [reachOf(old), reachOf(now)];
    const share = { from: was.share, to: is.share };
    const chosen = { from: was.chosen, to: is.chosen };
    const [from, to] = [old?.composed.version ?? null, now?.composed.version ?? null];
    // Going from some buyers to all of them is told by the live version.
    if (now === undefined && from === after.apps[app]?.version) return [];
    if (from === to && isDeepStrictEqual(was, is)) return [];
    return [{ app, from, to, share, ...(was.chosen.length + is.chosen.length > 0 && { chosen }) }];
  });
}

function liveChanges(before: Shown | undefined, after: Shown): AppChange[] {
  const apps = new Set([...Object.keys(before?.apps ?? {}), ...Object.keys(after.apps)]);
  return [...apps]
    .map((app) => ({
      app,
      from: before?.apps[app]?.version ?? null,
      to: after.apps[app]?.version ?? null,
    }))
    .filter(({ from, to }) => from !== to);
}
