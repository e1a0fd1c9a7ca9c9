import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import { isPersonal } from './personal-words';

export interface CollectorSettings {
  /** Endpoint for batches, e.g. `https://collect.example.com/v1/batch`. */
  readonly url: string;
  /** The source's write key. */
  readonly key: string;
  /** Whether to send the words of empty searches. */
  readonly searchWords: boolean;
}

/** Port to a service that counts buyers' steps. */
export interface Collector {
  /** Queues those of the browser events that are steps. Returns at once. */
  forward(events: readonly TelemetryEvent[]): void;
  /** Queues a search without results. */
  emptySearch(words: string): void;
  /** Sends the queue. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMs = 5_000;
/** Release metrics, not steps of a buyer. */
const forTheWatch = new Set(['document', 'call-failed', 'call-done']);
const batchSize = 100;
const mostWaiting = 5_000;
const timeoutMs = 5_000;
const quietMs = 60_000;

const propertiesOf = (detail: string | undefined): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(detail ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
};

/**
 * Sends steps in batches in the format of Segment's HTTP API (`POST /v1/batch`), which RudderStack, Jitsu and
 * others accept. Browsers talk only to the shop; a batch names a visit, but no member, address or browser
 * (docs/decisions/access.md#steps-are-counted-without-persons). If the collector does not answer, the queue
 * is lost, but no call is affected.
 */
export function createCollector(
  { url, key, searchWords }: CollectorSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => Date,
): Collector {
  let waiting: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let number = 0;
  let toldAt = 0;
  let left = 0;

  const tell = (reason: string, count: number) => {
    left += count;
    const now = clock().getTime();
    if (now - toldAt < quietMs) return;
    log.warn({ left, reason }, 'steps were not counted');
    toldAt = now;
    left = 0;
  };

  function add(step: object): void {
    if (waiting.length < mostWaiting) waiting.push(step);
    else tell('too many wait', 1);
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  const envelope = (visit: string, at: number) => {
    number += 1;
    return {
      anonymousId: visit,
      messageId: `${visit}-${at}-${number}`,
      timestamp: new Date(at).toISOString(),
    };
  };

  async function send(batch: readonly object[]): Promise<void> {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        },
        body: JSON.stringify({ batch, sentAt: clock().toISOString() }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await reply.body?.cancel();
      if (!reply.ok) tell(`status ${reply.status}`, batch.length);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error), batch.length);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const steps = waiting;
    waiting = [];
    for (let at = 0; at < steps.length; at += batchSize) await send(steps.slice(at, at + batchSize));
  }

  return {
    forward(events) {
      for (const { kind, name, at, page, app, version, visit, detail } of events) {
        if (kind !== 'event' || visit === undefined || forTheWatch.has(name)) continue;
        const common = { ...envelope(visit, at), context: { app: { name: app ?? 'shop', version } } };
        if (name === 'page-view') add({ ...common, type: 'page', name: page, properties: { path: page } });
        else {
          const properties = { ...propertiesOf(detail), path: page };
          add({ ...common, type: 'track', event: name, properties });
        }
      }
    },
    emptySearch(words) {
      const told = searchWords && !isPersonal(words) ? { words } : {};
      const properties = { length: [...words].length, path: '/searchpage', ...told };
      add({
        ...envelope('search', clock().getTime()),
        type: 'track',
        event: 'search-empty',
        properties,
      });
    },
    flush,
    async close() {
      await flush();
    },
  };
}
