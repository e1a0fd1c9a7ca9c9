import type { TelemetryEvent } from '../contracts';

const address = '/api/sale/mall/telemetry/report';
const delayMs = 5_000;
/** As many as one report may hold; a page that fails in a loop tells of no more between two reports. */
const maxQueued = 50;

let queue: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is queued. A beacon outlives the page and its failure concerns nobody. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  const events = queue;
  queue = [];
  navigator.sendBeacon?.(address, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
}

export function report(event: Omit<TelemetryEvent, 'at' | 'page'>): void {
  if (queue.length >= maxQueued) return;
  queue.push({ ...event, at: Date.now(), page: location.pathname.slice(0, 300) });
  timer ??= setTimeout(flush, delayMs);
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
