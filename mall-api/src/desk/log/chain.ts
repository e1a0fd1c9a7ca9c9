import { createHash } from 'node:crypto';
import type { DeskLogEntry } from './desk-log-table';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** JSON that is the same for equal values: keys in order, no white space, nothing for what is undefined. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part,
  );

/** What an entry's place and content come to; the next entry holds it. */
export const hashOf = ({ hash: _, at, ...entry }: Omit<DeskLogEntry, 'hash'> & { hash?: string }): string =>
  createHash('sha256')
    .update(canonicalJson({ ...entry, at: at.toISOString() }))
    .digest('hex');

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
export function firstBrokenLink(entries: readonly DeskLogEntry[], from: Head = start): string | undefined {
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
