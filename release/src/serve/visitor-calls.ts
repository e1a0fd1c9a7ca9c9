import type { DocumentCall } from '../documents/document-calls';
import { fits, type WindowName } from './visitor-window';

/** A call that a visitor's page begins with, as it is sent. */
export interface VisitorCall {
  path: string;
  method: 'GET' | 'POST';
  request: Record<string, unknown>;
}

/**
 * The calls that a document would start for a visitor (shared-kernel/src/http/start-preloaded-calls.ts), whom no browser
 * has kept anything of: their lists are cards.
 */
export const visitorCalls = (
  calls: readonly DocumentCall[],
  { pathname, searchParams }: URL,
  window: WindowName,
): VisitorCall[] =>
  calls.flatMap((call) => {
    const isMade =
      (!call.at || call.at === pathname) &&
      call.for !== 'buyer' &&
      !call.clientTypes &&
      call.view !== 'list' &&
      !(call.bare && searchParams.size > 0) &&
      !call.without?.some((name) => searchParams.has(name)) &&
      (!call.media || fits(call.media, window));
    if (!isMade) return [];
    const request: Record<string, unknown> = {};
    for (const [field, stated] of Object.entries(call.request)) {
      const value = typeof stated === 'object' ? asked(stated, searchParams) : stated;
      if (value !== undefined) request[field] = value;
      else if (!(typeof stated === 'object' && stated.optional)) return [];
    }
    return [{ path: call.path, method: call.method ?? 'POST', request }];
  });

const asked = (
  source: { query: string | readonly string[] } | { stored: string },
  query: URLSearchParams,
): string | undefined =>
  'query' in source
    ? [source.query]
        .flat()
        .map((name) => query.get(name)?.trim())
        .find(Boolean)
    : undefined;
