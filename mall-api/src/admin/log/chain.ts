import { createHash } from 'node:crypto';
import type { AdminLogEntry } from '../../db/admin-log-table';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** JSON that is the same for equal values: sorted keys, no white space, undefined omitted. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part,
  );

/** Hash of an entry's position and content; the next entry stores it. */
export const hashOf = ({ hash: _, at, ...entry }: Omit<AdminLogEntry, 'hash'> & { hash?: string }): string =>
  createHash('sha256')
    .update(canonicalJson({ ...entry, at: at.toISOString() }))
    .digest('hex');

/** Head of the log. Recorded externally, it proves that nothing up to it was removed. */
export interface Head {
  seq: number;
  hash: string;
}

export const start: Head = { seq: 0, hash: '' };

/**
 * Verifies entries that follow `from`, in the order of their numbers (not of their storage).
 * @returns what is wrong, or undefined when the chain is intact
 */
export function firstBrokenLink(entries: readonly AdminLogEntry[], from: Head = start): string | undefined {
  let before = from;
  for (const entry of entries) {
    const { seq, previous, hash } = entry;
    if (seq !== before.seq + 1) return `第 ${before.seq + 1} 条缺失（之后是第 ${seq} 条）`;
    if (hashOf(entry) !== hash) return `第 ${seq} 条被改动：内容与其校验值不符`;
    if (previous !== before.hash) return `第 ${seq} 条与前一条不相接：前一条被替换、调换或插入`;
    before = { seq, hash };
  }
  return undefined;
}
