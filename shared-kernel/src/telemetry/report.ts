import type { TelemetryEvent } from '../contracts';

const address = '/api/sale/mall/telemetry/report';
const delayMs = 5_000;
/** As many as one report may hold; a page that fails in a loop tells of no more between two reports. */
const maxQueued = 50;

/** The name under which the document has told that it was opened (release/src/documents/opened-script.ts). */
const { visit: opened } = globalThis as { visit?: string };
/** Random for each document, so that one broken page counts once however often it reports. */
const visit = opened ?? Math.random().toString(36).slice(2);

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

/** What the page is made of, for every report to say; the shell knows. */
export interface TelemetryOrigin {
  /** Number of the composition that the page was opened with. */
  revision: number;
  /** Version of an app that the page uses. */
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
