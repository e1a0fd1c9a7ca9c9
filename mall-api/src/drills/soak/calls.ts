import { setTimeout as sleep } from 'node:timers/promises';

export const kinds = [
  'list',
  'search',
  'document',
  'product',
  'cart',
  'add to cart',
  'change cart',
  'order',
  'orders',
  'upload',
  'download',
  'cancel',
  'report',
] as const;

/** What a buyer does. */
export type Kind = (typeof kinds)[number];

/** One call and how it ended; times in milliseconds of this process. */
export interface Call {
  readonly kind: Kind;
  readonly begun: number;
  readonly ended: number;
  /** Envelope code, `HTTP <status>` for an answer without envelope, or `no answer`. */
  readonly code: string;
}

export interface Reply {
  readonly code: string;
  readonly data?: unknown;
  readonly message?: string | undefined;
}

/** A call that takes longer hangs. */
const hangsMs = 60_000;
const again: readonly string[] = ['60008', '69999', 'no answer', 'hangs', 'HTTP 502', 'HTTP 503', 'HTTP 504'];

/** Every call that was made. */
export interface Calls {
  readonly all: readonly Call[];
  /** Makes a call once. */
  make(kind: Kind, send: () => Promise<Reply>): Promise<Reply>;
  /** Makes a call until somebody has decided about it, as a buyer does who presses again. */
  insist(kind: Kind, send: () => Promise<Reply>): Promise<Reply>;
  /** From now on nobody presses again. */
  giveUp(): void;
  /** Calls that began after a moment and were not done. */
  refused(since: number, of?: readonly Kind[]): Call[];
  /** Resolves when so many calls that began after a moment were done. @throws Error after a minute */
  done(count: number, since: number, of: readonly Kind[]): Promise<void>;
  /** Resolves when each kind was done once after the last refusal since a moment. @throws Error after a minute */
  settled(since: number): Promise<void>;
  /** Resolves when so many calls that began after a moment were not done. @throws Error after a minute */
  undone(count: number, since: number, of: readonly Kind[]): Promise<void>;
}

export function recordCalls(): Calls {
  const all: Call[] = [];
  let givenUp = false;
  // They stand in the order in which they ended.
  const after = (since: number, of: readonly Kind[] = kinds) =>
    all
      .slice(all.findLastIndex(({ ended }) => ended < since) + 1)
      .filter(({ kind, begun }) => begun >= since && of.includes(kind));
  const refused: Calls['refused'] = (since, of) => after(since, of).filter(({ code }) => code !== '0');

  async function make(kind: Kind, send: () => Promise<Reply>): Promise<Reply> {
    const begun = performance.now();
    const given = new AbortController();
    const reply = await Promise.race([
      send().catch((): Reply => ({ code: 'no answer' })),
      sleep(hangsMs, { code: 'hangs' }, { signal: given.signal, ref: false }).catch(() => ({
        code: 'hangs',
      })),
    ]);
    given.abort();
    all.push({ kind, begun, ended: performance.now(), code: reply.code });
    return reply;
  }

  async function until(isSo: () => boolean, what: () => string): Promise<void> {
    for (const begun = performance.now(); !isSo(); await sleep(50))
      if (performance.now() - begun > hangsMs) throw new Error(`not within a minute: ${what()}`);
  }

  return {
    all,
    make,
    async insist(kind, send) {
      for (let pause = 100; ; pause = Math.min(2 * pause, 1_000)) {
        const reply = await make(kind, send);
        if (givenUp || !again.includes(reply.code)) return reply;
        await sleep(pause);
      }
    },
    giveUp() {
      givenUp = true;
    },
    refused,
    done: (count, since, of) =>
      until(
        () => of.every((kind) => after(since, [kind]).length - refused(since, [kind]).length >= count),
        () => `${count} calls each of ${of.join(', ')}: ${JSON.stringify(after(since, of).slice(-5))}`,
      ),
    settled: (since) =>
      until(
        () => {
          const from = Math.max(since, ...refused(since).map(({ ended }) => ended));
          return kinds.every((kind) => after(from, [kind]).length > refused(from, [kind]).length);
        },
        () => `every kind of call: ${JSON.stringify(refused(since).slice(-5))}`,
      ),
    undone: (count, since, of) =>
      until(
        () => refused(since, of).length >= count,
        () => `${count} refused calls of ${of.join(', ')}`,
      ),
  };
}
