import { type FirstPictures, fetchFirstPictures } from './fetch-first-pictures';

/** Where a value of a request comes from: the address (the first of several names that it has), or local storage. */
type Source =
  | { query: string | readonly string[]; optional?: boolean }
  | { stored: string; field: string; optional?: boolean };

/** A call that a route begins with, as an app states it (tooling/statement/first-call.mjs) and the composition hands on. */
export interface FirstCall {
  path: string;
  method?: 'GET';
  /** The only path that it belongs to; without one it is made wherever the document is opened. */
  at?: string;
  /** Fields as they are sent; one whose source has nothing is left out where it is optional, else keeps the call back. */
  request?: Readonly<Record<string, string | number | boolean | Source>>;
  for?: 'buyer' | 'visitor';
  clientTypes?: readonly number[];
  /** Made only where the address says none of these. */
  without?: readonly string[];
  /** Made only where the address has no query at all. */
  bare?: boolean;
  /** Made only in such windows. */
  media?: string;
  /** What to fetch of its reply as soon as that has come. */
  pictures?: FirstPictures;
}

export type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text'>;

/** A call that was started before its page could ask, until somebody does. */
export interface StartedCall {
  path: string;
  request: Readonly<Record<string, unknown>>;
  token: string | undefined;
  /** By `performance.now()`. */
  at: number;
  reply: Promise<Reply>;
  stop: AbortController;
  /** No reply came: whoever asks is to ask anew. */
  failed?: true;
  /** Nobody's yet, because nobody has gone to this address (calls-ahead.ts). */
  ahead?: string;
}

declare global {
  var firstCalls: StartedCall[] | undefined;
}

/**
 * Starts the calls that a page begins with. Stands in the document by itself, so it imports next to nothing
 * (tooling/rspack/document-scripts.mjs); what it says of headers and sessions is what `transport` and `session` say. A
 * session whose halves do not fit is left to them, and so is whatever cannot be understood.
 * @param address of the page
 * @param isWanted whether to make a call that could be made
 * @returns what was started
 */
export function startFirstCalls(
  calls: readonly FirstCall[],
  { pathname, search }: { pathname: string; search: string } = location,
  isWanted: (path: string, request: object) => boolean = () => true,
): StartedCall[] {
  const started: StartedCall[] = [];
  globalThis.firstCalls ??= [];
  const list = globalThis.firstCalls;
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
    const start = (call: FirstCall) => {
      if (
        (call.at && call.at !== pathname.replace(/(.)\/+$/, '$1')) ||
        (call.for && (call.for === 'buyer') !== !!token) ||
        (call.clientTypes && !call.clientTypes.includes(user?.clientType)) ||
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
      // Before anybody else has read the reply, so that a copy can be taken; what fails is left to the page.
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
