import { z } from 'zod';
import { sha256 } from '../store/sha256';

/** Who acts: a person, in which role, with what rights, under which account of the operating system. */
const actor = z.object({
  person: z.string(),
  /** The team; `everybody` in a store without rights, `no team` of who has shown no token of one. */
  role: z.string(),
  /** What the team may release, and the addresses that it may take. */
  rights: z.array(z.string()),
  account: z.string(),
});
export type Actor = z.infer<typeof actor>;

/** One entry of a store's log. Entries are added and never changed. */
export const logEntry = z.strictObject({
  /** 1, 2, 3 … without a gap. */
  seq: z.int().positive(),
  at: z.iso.datetime(),
  ...actor.shape,
  /** Such as `promote`. */
  verb: z.string(),
  /** The file that it writes, by its path in the store. */
  subject: z.string(),
  /** SHA-256 of what that file then holds. */
  digest: z.string(),
  why: z.string(),
  /** `asked` before anything is written; then, of the same request, `done`, or why not. */
  outcome: z.string(),
  /** Of the first entry: what the store held already, by path, with its digest. Nobody is named for that. */
  held: z.record(z.string(), z.string()).optional(),
  /** Hash of the entry before; empty of the first. */
  previous: z.string(),
  /** SHA-256 over all of the above as canonical JSON, hexadecimal. */
  hash: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** JSON that is the same for equal values: keys in order, no white space, nothing for what is undefined. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part,
  );

/** What an entry's place and content come to; the next entry holds it. */
export const hashOf = ({ hash: _, ...entry }: Omit<LogEntry, 'hash'> & { hash?: string }): string =>
  sha256(canonicalJson(entry));

/** Where a log ends: it can be written down elsewhere, and nothing up to there can be taken away unseen. */
export interface Head {
  seq: number;
  hash: string;
}

export const start: Head = { seq: 0, hash: '' };

/**
 * The first entry of some that follow on `from`, in the order of their numbers, which is not what was written.
 * @returns what is wrong with it, or undefined when the chain holds
 */
export function firstBrokenLink(entries: readonly LogEntry[], from: Head = start): string | undefined {
  let before = from;
  for (const entry of entries) {
    const { seq, previous, hash } = entry;
    if (seq !== before.seq + 1) return `entry ${before.seq + 1} is missing (entry ${seq} comes next)`;
    if (hashOf(entry) !== hash) return `entry ${seq} was changed: its content is not that of its hash`;
    if (previous !== before.hash)
      return `entry ${seq} does not follow on the one before, which was replaced, put elsewhere or added`;
    before = { seq, hash };
  }
  return undefined;
}
