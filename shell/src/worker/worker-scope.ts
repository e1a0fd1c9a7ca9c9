/** What sw.js says before it takes this program (release/src/documents/offline-worker.ts). */
interface WorkerFacts {
  /** Versions by app that were taken back. */
  withdrawn: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a service worker's world that the shop's uses; the browser's own types know pages only. */
interface WorkerScope {
  offline?: WorkerFacts;
  clients: { matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export const scope = globalThis as unknown as WorkerScope;
