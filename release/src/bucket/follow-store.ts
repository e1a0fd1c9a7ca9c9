import { setTimeout as pause } from 'node:timers/promises';
import type { SharedStore } from '../store/shared-store';

const EVERY_MS = 2_000;
const TELL_EVERY_MS = 60_000;

/** Keeps a copy up to date until it is ended; what goes wrong is told once a minute, and tried again. */
export function followStore(shared: SharedStore): { end(): void } {
  const ending = new AbortController();
  const tell = tellsAtTimes();
  const follow = async () => {
    while (!ending.signal.aborted) {
      await shared.refresh().catch(tell);
      await pause(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  };
  void follow();
  return { end: () => ending.abort() };
}

/** Tells errors, one a minute. */
export function tellsAtTimes(): (error: unknown) => void {
  let toldAt = 0;
  return (error) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    console.error('the store is not brought up to date:', error instanceof Error ? error.message : error);
  };
}
