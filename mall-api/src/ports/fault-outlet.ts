import type { FastifyBaseLogger } from 'fastify';
import type { ReportedEvent } from './analytics';

/** The way out to a service that collects faults, such as Sentry or whatever speaks OTLP. */
export interface FaultOutlet {
  /** Hands on what browsers reported, as far as it is a fault. Returns at once. */
  forward(events: readonly ReportedEvent[]): void;
  /** Sends what waits, until it is gone or the service has refused; what may succeed later waits on. */
  flush(): Promise<void>;
  /** Sends what waits, once. */
  close(): Promise<void>;
}

/** How a service wants to be told. */
export interface FaultService {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many it takes at once. */
  readonly batchSize: number;
  body(faults: readonly ReportedEvent[], sentAt: Date): string;
}

const flushMs = 5_000;
const mostWaiting = 1_000;
const timeoutMs = 5_000;
const quietMs = 60_000;
/** So often a batch is tried, each time after twice as long. */
const tries = 6;
const firstPauseMs = 1_000;
const longestPauseMs = 300_000;

const mayComeLater = (status: number) => status === 408 || status === 429 || status >= 500;

/** When a service says to come again; dates are as rare as they are far, and count as the longest pause. */
function pauseAfter(header: string | null, tried: number): number {
  const asked = header === null ? firstPauseMs * 2 ** tried : Number(header) * 1_000;
  return Math.min(Number.isFinite(asked) ? Math.max(asked, firstPauseMs) : longestPauseMs, longestPauseMs);
}

/**
 * Sends faults in the order they came, one batch at a time. A service that is slow, away or full costs the faults beyond a
 * thousand, which the log counts, and no call of a buyer.
 */
export function createFaultOutlet(
  service: FaultService,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => Date,
): FaultOutlet {
  let waiting: ReportedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let tried = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let left = 0;

  function tell(reason: string, count: number): void {
    left += count;
    const now = clock().getTime();
    if (now - toldAt < quietMs) return;
    log.warn({ left, reason, to: service.name }, 'faults were not handed on');
    toldAt = now;
    left = 0;
  }

  function wake(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms).unref();
  }

  /** Milliseconds after which it may be tried again; 0 when the batch is gone, one way or the other. */
  async function send(batch: readonly ReportedEvent[]): Promise<number> {
    let reason: string;
    let retryAfter: string | null = null;
    try {
      const reply = await fetch(service.url, {
        method: 'POST',
        headers: service.headers,
        body: service.body(batch, clock()),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await reply.body?.cancel();
      if (reply.ok) return 0;
      reason = `status ${reply.status}`;
      retryAfter = reply.headers.get('retry-after');
      if (!mayComeLater(reply.status)) tried = tries;
    } catch (error) {
      reason = error instanceof Error ? error.name : 'Error';
    }
    tried += 1;
    if (tried < tries) return pauseAfter(retryAfter, tried - 1);
    tell(reason, batch.length);
    return 0;
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, service.batchSize);
      const pause = await send(batch);
      if (pause > 0) return wake(pause);
      tried = 0;
      waiting = waiting.slice(batch.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  return {
    forward(events) {
      for (const event of events) {
        if (event.kind !== 'fault') continue;
        if (waiting.length < mostWaiting) waiting.push(event);
        else tell('too many wait', 1);
      }
      if (waiting.length > 0 && sending === undefined) wake(flushMs);
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
      if (waiting.length > 0) tell('the process ended', waiting.length);
    },
  };
}
