import { useEffect, useSyncExternalStore } from 'react';
import type { Outbox } from '../model/outbox';

/** What of an outbox the server has not confirmed yet. */
export const usePending = <Value>(outbox: Outbox<Value>): ReadonlyMap<string, Value> =>
  useSyncExternalStore(outbox.subscribe, outbox.pending);

/** Sends what is still waiting when the buyer leaves the page or the window. */
export function useFlushing(edits: { flush: () => Promise<unknown> }): void {
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') void edits.flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      void edits.flush();
    };
  }, [edits]);
}
