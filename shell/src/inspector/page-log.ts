import { subscribeToCartCount, subscribeToLogout } from 'shared-kernel/events';

const API = '/api/sale/mall/';
/** So many entries of each list are kept, the newest first. */
const KEPT = 12;

interface ObservedCall {
  /** Counts up over both lists. */
  number: number;
  /** Below the API's address, such as `order/list`. */
  path: string;
  /** HTTP status; 0 where the browser does not tell. */
  status: number;
  /** Milliseconds from the request to the end of the reply. */
  took: number;
}

interface ObservedEvent {
  number: number;
  /** Its topic and its value. */
  text: string;
}

export interface PageLog {
  /** Calls to the API, the newest first. */
  calls: readonly ObservedCall[];
  /** Events of the bus, the newest first. */
  events: readonly ObservedEvent[];
}

/** Follows the calls and events of a page from its start. Returns how to read them. */
export function followPage(): () => PageLog {
  let log: PageLog = { calls: [], events: [] };
  let number = 0;
  const addEvent = (text: string) => {
    number += 1;
    log = { ...log, events: [{ number, text }, ...log.events].slice(0, KEPT) };
  };
  subscribeToCartCount((count) => addEvent(`cart-count ${count}`));
  subscribeToLogout(() => addEvent('logout'));
  new PerformanceObserver((list) => {
    const calls = (list.getEntries() as PerformanceResourceTiming[]).flatMap(
      ({ name, responseStatus = 0, duration }) => {
        const { pathname } = new URL(name);
        if (!pathname.startsWith(API)) return [];
        number += 1;
        return [
          { number, path: pathname.slice(API.length), status: responseStatus, took: Math.round(duration) },
        ];
      },
    );
    log = { ...log, calls: [...calls.reverse(), ...log.calls].slice(0, KEPT) };
  }).observe({ type: 'resource', buffered: true });
  return () => log;
}
