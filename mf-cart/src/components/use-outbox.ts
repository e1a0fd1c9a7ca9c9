import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Outbox } from '../model/outbox';

/** The unconfirmed changes of an outbox. */
export const usePending = <Value>(outbox: Outbox<Value>): ReadonlyMap<string, Value> =>
  useSyncExternalStore(outbox.subscribe, outbox.pending, outbox.pending);

type Outboxes = readonly Pick<Outbox<unknown>, 'subscribe' | 'isCut' | 'pending' | 'flush'>[];

/** Number of changes held because the connection is lost. */
export function useHeldBack(outboxes: Outboxes): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = outboxes.map((outbox) => outbox.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [outboxes],
  );
  const held = () =>
    outboxes.reduce((sum, outbox) => (outbox.isCut() ? sum + outbox.pending().size : sum), 0);
  return useSyncExternalStore(subscribe, held, held);
}

/**
 * Sends pending changes when the buyer leaves the page or the window, and after reconnecting. Closing the
 * window with unsent changes asks for confirmation.
 */
export function useFlushing(outboxes: Outboxes): void {
  useEffect(() => {
    const flush = () => {
      for (const outbox of outboxes) void outbox.flush();
    };
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const askToStay = (event: BeforeUnloadEvent) => {
      if (outboxes.some((outbox) => outbox.isCut())) event.preventDefault();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', askToStay);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', askToStay);
      flush();
    };
  }, [outboxes]);
}
