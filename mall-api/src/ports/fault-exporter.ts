import type { FastifyBaseLogger } from 'fastify';
import type { ReportedEvent } from './analytics';

/** Port to a service that collects faults, such as Sentry or any OTLP receiver. */
export interface FaultExporter {
  /** Queues those of the browser events that are faults. Returns at once. */
  forward(events: readonly ReportedEvent[]): void;
  /** Sends the queue until it is empty or the service refuses; what may succeed later stays queued. */
  flush(): Promise<void>;
  /** Sends the queue once. */
  close(): Promise<void>;
}

/** The protocol of a fault service. */
export interface FaultService {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum faults per request. */
  readonly batchSize: number;
  body(faults: readonly ReportedEvent[], sentAt: Date): string;
}

const flushMs = 5_000;
const mostWaiting = 1_000;
const timeoutMs = 5_000;
const quietMs = 60_000;
/** Attempts per batch, each after twice the pause. */
const tries = 6;
const firstPauseMs = 1_000;
const longestPauseMs = 300_000;

const mayComeLater = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Pause from a `retry-after` header in seconds; dates are rare and far, so they count as the longest pause.
 */
function pauseAfter(header: string | null, tried: number): number {
  const asked = header === null ? firstPauseMs * 2 ** tried : Number(header) * 1_000;
  return Math.min(Number.isFinite(asked) ? Math.max(asked, firstPauseMs) : longestPauseMs, longestPauseMs);
}

/**
 * Sends faults in order, one batch at a time. A slow, unreachable or full service loses the faults beyond a
 * thousand, which the log counts, and affects no buyer's call.
 */
export function createFaultExporter(
  service: FaultService,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => Date,
): FaultExporter {
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

  /** Milliseconds until the next attempt; 0 when the batch is done, sent or refused. */
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
