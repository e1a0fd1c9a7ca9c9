import { type FirstPictures, fetchFirstPictures } from './fetch-first-pictures';

/** Source of a request value: the URL (the first of several names that is present), or local storage. */
type Source =
  | { query: string | readonly string[]; optional?: boolean }
  | { stored: string; field: string; optional?: boolean };

/**
 * A preloaded call of a route, from the app manifest (tooling/app-manifest/preloaded-call.mjs) by way of the
 * composition.
 */
export interface PreloadedCall {
  path: string;
  method?: 'GET';
  /** The only path for which it is sent; without one it is sent wherever the document is opened. */
  at?: string;
  /** Fields as sent; one whose source is empty is omitted where it is optional, else the call is not sent. */
  request?: Readonly<Record<string, string | number | boolean | Source>>;
  for?: 'buyer' | 'visitor';
  clientTypes?: readonly number[];
  /** Sent only by those who see lists of products so: visitors and some buyers as a grid. */
  view?: 'grid' | 'list';
  /** Sent only where the URL has none of these. */
  without?: readonly string[];
  /** Sent only where the URL has no query at all. */
  bare?: boolean;
  /** Sent only in such windows. */
  media?: string;
  /** Pictures of its reply to fetch as soon as that has arrived. */
  pictures?: FirstPictures;
}

export type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text'>;

/** A call that was started before its page could, until the page takes it. */
export interface StartedCall {
  path: string;
  request: Readonly<Record<string, unknown>>;
  token: string | undefined;
  /** By `performance.now()`. */
  at: number;
  reply: Promise<Reply>;
  stop: AbortController;
  /** There was no reply: the caller must send the call again. */
  failed?: true;
  /** Address of the page it was prefetched for, until that is opened (prefetched-calls.ts). */
  prefetchedFor?: string;
}

declare global {
  var preloadedCalls: StartedCall[] | undefined;
}

/**
 * Starts the preloaded calls of a page. Inlined into the document, so it imports next to nothing
 * (tooling/rspack/document-scripts.mjs); its headers and session rules are those of `transport` and
 * `session`. An inconsistent session, or anything invalid, is left to them.
 * @param address of the page
 * @param isWanted whether to send a call that could be sent
 * @returns the started calls
 */
export function startPreloadedCalls(
  calls: readonly PreloadedCall[],
  { pathname, search }: { pathname: string; search: string } = location,
  isWanted: (path: string, request: object) => boolean = () => true,
): StartedCall[] {
  const started: StartedCall[] = [];
  globalThis.preloadedCalls ??= [];
  const list = globalThis.preloadedCalls;
  const query = new URLSearchParams(search);
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
  const found = (source: Source): unknown =>
    'query' in source
      ? [source.query]
          .flat()
          .map((name) => query.get(name)?.trim())
          .find(Boolean)
      : stored(source.stored)?.[source.field];
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('Authorization='));
    const token = (cookie && decodeURIComponent(cookie.slice(14))) || undefined;
    const user = stored('userInfo');
    const mark = token?.slice(-8);
    if (!token !== !user || (user?.of ?? mark) !== mark) return started;
    const start = (call: PreloadedCall) => {
      if (
        (call.at && call.at !== pathname.replace(/(.)\/+$/, '$1')) ||
        (call.for && (call.for === 'buyer') !== !!token) ||
        (call.clientTypes && !call.clientTypes.includes(user?.clientType)) ||
        (call.view && call.view !== (token ? (user.productView ?? 'list') : 'grid')) ||
        (call.bare && search) ||
        call.without?.some((name) => query.has(name)) ||
        (call.media && !matchMedia(call.media).matches)
      )
        return;
      const request: Record<string, unknown> = {};
      for (const [field, stated] of Object.entries(call.request ?? {})) {
        const value = typeof stated === 'object' ? found(stated) : stated;
        if (value != null) request[field] = value;
        else if (!(stated as Source).optional) return;
      }
      if (!isWanted(call.path, request)) return;
      const stop = new AbortController();
      const { path, method = 'POST', pictures } = call;
      const isPost = method === 'POST';
      const reply = fetch(`/api/sale/mall/${path}`, {
        method,
        signal: stop.signal,
        headers: {
          accept: 'application/json, text/plain, */*',
          ...(token && { 'a-session-id': token }),
          'a-client-type': 'WEB',
          'a-timestamp': `${Date.now()}`,
          ...(isPost && { 'content-type': 'application/json' }),
        },
        ...(isPost && { body: JSON.stringify(request) }),
      });
      const entry: StartedCall = { path, request, token, at: performance.now(), reply, stop };
      reply.catch(() => {
        entry.failed = true;
      });
      // Before anybody else reads the reply, so that it can be cloned; failures are left to the page.
      if (pictures)
        reply
          .then((response) => response.clone().json())
          .then((envelope) => fetchFirstPictures(path, pictures, envelope))
          .catch(() => {});
      started.push(entry);
      list.push(entry);
    };
    for (const call of calls) {
      try {
        start(call);
      } catch {}
    }
  } catch {}
  return started;
}
