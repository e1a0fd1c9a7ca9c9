import type { DocumentCall } from '../documents/document-calls';
import type { Buyer } from './buyer-of';
import { fits, type WindowName } from './visitor-window';

/** A call that a page begins with, as it is sent. */
export interface PageCall {
  path: string;
  method: 'GET' | 'POST';
  request: Record<string, unknown>;
  /** What states it. */
  stated: DocumentCall;
}

/** Who opens a page, and where. */
export interface Opening {
  address: URL;
  window: WindowName;
  /** Null for a visitor, of whom no browser has kept anything. */
  buyer: Buyer | null;
}

/** The calls that a document would start (shared-kernel/src/http/start-preloaded-calls.ts). */
export function pageCalls(calls: readonly DocumentCall[], { address, window, buyer }: Opening): PageCall[] {
  const { pathname, searchParams } = address;
  const view = buyer ? (buyer.user.productView ?? 'list') : 'grid';
  return calls.flatMap((call) => {
    const isMade =
      (!call.at || call.at === pathname) &&
      (!call.for || (call.for === 'buyer') === (buyer !== null)) &&
      (!call.clientTypes || (buyer && call.clientTypes.includes(buyer.user.clientType))) &&
      (!call.view || call.view === view) &&
      !(call.bare && searchParams.size > 0) &&
      !call.without?.some((name) => searchParams.has(name)) &&
      (!call.media || fits(call.media, window));
    if (!isMade) return [];
    const request: Record<string, unknown> = {};
    for (const [field, stated] of Object.entries(call.request)) {
      const value = typeof stated === 'object' ? found(stated, searchParams, buyer) : stated;
      if (value !== undefined) request[field] = value;
      else if (!(typeof stated === 'object' && stated.optional)) return [];
    }
    return [{ path: call.path, method: call.method ?? 'POST', request, stated: call }];
  });
}

function found(
  source: { query: string | readonly string[] } | { stored: string; field: string },
  query: URLSearchParams,
  buyer: Buyer | null,
): unknown {
  if ('stored' in source) return buyer?.kept(source.stored)?.[source.field] ?? undefined;
  return [source.query]
    .flat()
    .map((name) => query.get(name)?.trim())
    .find(Boolean);
}
