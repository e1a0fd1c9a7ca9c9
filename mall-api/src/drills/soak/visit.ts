import { askAt } from '../../testing/api-process';
import type { BuyerBook, Goods } from './book';
import type { Calls, Kind, Reply } from './calls';
import type { Random } from './random';

/** The shop as one buyer uses it. */
export interface Visit {
  readonly origin: string;
  readonly book: BuyerBook;
  readonly goods: readonly Goods[];
  readonly calls: Calls;
  readonly random: Random;
  /** A call of the API, to be made. @param key under which it takes effect once */
  post(path: string, body: unknown, key?: string): () => Promise<Reply>;
  /** Makes a call that only reads, once. */
  read(kind: Kind, path: string, body: unknown): Promise<Reply>;
  /** Complains of an answer that is no success. @returns whether it is one */
  expectDone(kind: Kind, reply: Reply): boolean;
}

export function beginVisit(parts: Pick<Visit, 'origin' | 'book' | 'goods' | 'calls' | 'random'>): Visit {
  const { origin, book, calls } = parts;
  const ask = askAt(origin);
  const { headers } = book.buyer;
  const post: Visit['post'] = (path, body, key) => () =>
    ask(path, body, { ...headers, cookie: book.cookie, ...(key && { 'idempotency-key': key }) });
  return {
    ...parts,
    post,
    read: (kind, path, body) => calls.make(kind, post(path, body)),
    expectDone(kind, { code, message }) {
      if (code !== '0') book.complaints.push(`${kind}: ${code} ${message ?? ''}`);
      return code === '0';
    },
  };
}
