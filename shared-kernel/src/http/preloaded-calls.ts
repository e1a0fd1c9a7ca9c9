import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { limits } from '../domain';
import { getSession, subscribe } from '../session/session';
import type { Reply, StartedCall } from './start-preloaded-calls';

/** Maximum age in milliseconds of an unused reply with which a page may start. */
export const keptMs = 30_000;

export const inOrder = (request: unknown): string =>
  JSON.stringify(
    Object.entries(Object(request))
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

/**
 * The preloaded call (docs/architecture.md#preloaded-calls) with this path, request and session, for the
 * first caller.
 */
export function takePreloadedCall(
  path: unknown,
  request: unknown,
  token: string | undefined,
): StartedCall | null {
  const started = globalThis.preloadedCalls ?? [];
  const place = started.findIndex(
    (call) =>
      !call.prefetchedFor &&
      call.path === path &&
      call.token === token &&
      inOrder(call.request) === inOrder(request),
  );
  const [call] = place < 0 ? [] : started.splice(place, 1);
  return call && !call.failed && performance.now() - call.at < keptMs ? call : null;
}

/** Discards what nobody has used: data has changed, or the user has. */
export function dropPreloadedCalls(): void {
  for (const { stop } of globalThis.preloadedCalls?.splice(0) ?? []) stop.abort();
}

subscribe(() => {
  const first = globalThis.preloadedCalls?.[0];
  if (first && first.token !== getSession()?.token) dropPreloadedCalls();
});

/**
 * The outcome of a started call as the client of all other calls would give it: its response, or its error.
 */
export async function replyTo(
  { at, reply, stop }: StartedCall,
  signal: AbortSignal | undefined,
): Promise<AxiosResponse<unknown>> {
  let code = 'ERR_NETWORK';
  const end = (why: string) => () => {
    code = why;
    stop.abort();
  };
  const giveUp = end('ERR_CANCELED');
  const timer = setTimeout(end('ETIMEDOUT'), limits.requestTimeoutMs - (performance.now() - at));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    const { ok, status, statusText, headers, text } = await received(reply);
    const response: AxiosResponse<unknown> = {
      data: parsed(text),
      status,
      statusText,
      headers: Object.fromEntries(headers),
      config: {} as InternalAxiosRequestConfig,
    };
    if (!ok) throw failure('ERR_BAD_RESPONSE', { response });
    return response;
  } catch (cause) {
    throw Object(cause).isAxiosError ? cause : failure(code, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function received(reply: Promise<Reply>) {
  const response = await reply;
  const { ok, status, statusText, headers } = response;
  return { ok, status, statusText, headers, text: await response.text() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const failure = (code: string, what: object) =>
  Object.assign(new Error(code), { isAxiosError: true, code }, what);
