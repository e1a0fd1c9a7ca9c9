import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { inventory } from './inventory';
import { firstBrokenLink, type Head, type LogEntry } from './log-entry';
import { LOST, PRUNE, readLog } from './release-log';

export interface CheckedLog {
  entries: number;
  /** Paths of what there was before the log, which names nobody for it. */
  before: string[];
  /** Where the log ends; null of a store without any. */
  head: Head | null;
}

export interface LogCheck {
  /** `seq:hash` that was written down elsewhere: up to there nothing may be missing. */
  head?: string | undefined;
  /** The store is a mirror: what it does not hold is not missing. */
  mirror?: boolean | undefined;
}

/**
 * Holds every entry of a store's log against its place in the chain, and what the store holds against the log.
 * @throws ReleaseError that names the first broken link, or else whatever is not as the log says
 */
export async function checkLog(store: Store, { head, mirror = false }: LogCheck = {}): Promise<CheckedLog> {
  const entries = await readLog(store);
  const broken = firstBrokenLink(entries);
  if (broken) throw new ReleaseError(broken);
  if (head !== undefined && !entries.some(({ seq, hash }) => `${seq}:${hash}` === head))
    throw new ReleaseError(
      `${entries.length} entries follow one another, but none is ${head}: the end was cut off, or all was written anew`,
    );
  const found = await inventory(store);
  // What was written since the log was read.
  const meanwhile = await readLog(store, entries.length);
  const files = stated(entries);
  const findings = [
    ...[...files]
      .filter(([path, { settled, pruned }]) => settled !== null && !pruned && !mirror && !found.has(path))
      .map(([path]) => `${path} is missing`),
    ...[...found].flatMap(([path, digest]) => {
      const file = files.get(path);
      const now = meanwhile.filter(({ subject }) => subject === path);
      if (file?.settled === digest || file?.begun.has(digest)) return [];
      if (now.some((entry) => entry.digest === digest)) return [];
      const known = file !== undefined || now.length > 0;
      return known ? `${path} was changed` : `${path} stands in no entry: nobody is named for it`;
    }),
  ];
  if (findings.length > 0) throw new ReleaseError(findings.join('\n'));
  return {
    entries: entries.length,
    before: Object.keys(entries[0]?.held ?? {}),
    head: entries.at(-1) ?? null,
  };
}

/** What a file holds by the log. */
interface Stated {
  /** After the write that was told last. */
  settled: string | null;
  /** The number of the entry that told it. */
  at: number;
  /** It was taken out of the store since; a mirror may have it still. */
  pruned: boolean;
  /** What it may hold instead: a write was broken off, or two overlapped. */
  begun: Set<string>;
  /** The entries that asked for a write and were not answered yet, by digest. */
  open: Map<string, number>;
}

function stated(entries: readonly LogEntry[]): Map<string, Stated> {
  const files = new Map<string, Stated>();
  const unwritten = (): Stated => ({
    settled: null,
    at: 0,
    pruned: false,
    begun: new Set(),
    open: new Map(),
  });
  for (const [path, digest] of Object.entries(entries[0]?.held ?? {}))
    files.set(path, { ...unwritten(), settled: digest });
  for (const entry of entries.slice(1)) {
    const file = files.get(entry.subject) ?? unwritten();
    if (entry.outcome === 'asked') {
      file.begun.add(entry.digest);
      file.open.set(entry.digest, entry.seq);
    } else if (entry.outcome === LOST) {
      file.begun.delete(entry.digest);
      file.open.delete(entry.digest);
    }
    files.set(entry.subject, entry.outcome === 'done' ? done(file, entry) : file);
  }
  return files;
}

/** Of two writes at once, which their machines tell of in any order, either may have been the last. */
function done({ open, ...file }: Stated, { seq, verb, digest }: LogEntry): Stated {
  const asked = open.get(digest) ?? seq;
  open.delete(digest);
  if (verb === PRUNE) return { ...file, open, pruned: true };
  const since = [...open].filter(([, number]) => number > asked).map(([other]) => other);
  const meanwhile = file.settled !== null && file.at > asked ? [file.settled] : [];
  return { settled: digest, at: seq, pruned: false, begun: new Set([...since, ...meanwhile]), open };
}
