import type { TelemetryEvent } from '../contracts';

const address = '/api/sale/mall/telemetry/report';
const delayMs = 5_000;
/** Events per report; a page that fails in a loop drops the others. */
const maxQueued = 50;

/**
 * The visit id under which the document reported that it was opened (release/src/documents/opened-script.ts).
 */
const { visit: opened } = globalThis as { visit?: string };
/** Random per document, so that a broken page counts once however often it reports. */
const visit = opened ?? Math.random().toString(36).slice(2);

let queue: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the queue. A beacon survives the page, and its failure is ignored. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  const events = queue;
  queue = [];
  navigator.sendBeacon?.(address, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
}

/** The page's composition, included in every report; the shell knows it. */
export interface TelemetryOrigin {
  /** Number of the composition that the page was opened with. */
  revision: number;
  /** Version of an app on this page. */
  versionOf: (app: string) => string | undefined;
}

let origin: TelemetryOrigin | undefined;

export function configureTelemetry(known: TelemetryOrigin): void {
  origin = known;
}

export function report(event: Omit<TelemetryEvent, 'at' | 'page'>): void {
  if (queue.length >= maxQueued) return;
  const version = event.app && origin?.versionOf(event.app);
  queue.push({
    visit,
    ...(origin && { revision: origin.revision }),
    ...(version && { version }),
    ...event,
    at: Date.now(),
    page: location.pathname.slice(0, 300),
  });
  timer ??= setTimeout(flush, delayMs);
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
