import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { limits } from '../domain';
import { getSession, subscribe } from '../session/session';
import type { Reply, StartedCall } from './start-first-calls';

/** A reply that nobody has asked for by now, milliseconds, is older than a page may begin with. */
export const keptMs = 30_000;

export const inOrder = (request: unknown): string =>
  JSON.stringify(
    Object.entries(Object(request))
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

/**
 * The call that was started for this page (docs/architecture.md#data-beside-the-code) with this path, request and
 * session, for the first who asks.
 */
export function takeFirstCall(
  path: unknown,
  request: unknown,
  token: string | undefined,
): StartedCall | null {
  const started = globalThis.firstCalls ?? [];
  const place = started.findIndex(
    (call) =>
      !call.ahead && call.path === path && call.token === token && inOrder(call.request) === inOrder(request),
  );
  const [call] = place < 0 ? [] : started.splice(place, 1);
  return call && !call.failed && performance.now() - call.at < keptMs ? call : null;
}

/** Gives up what nobody has asked for: something has changed, or somebody else is here. */
export function dropFirstCalls(): void {
  for (const { stop } of globalThis.firstCalls?.splice(0) ?? []) stop.abort();
}

subscribe(() => {
  const first = globalThis.firstCalls?.[0];
  if (first && first.token !== getSession()?.token) dropFirstCalls();
});

/** What a started call comes to, as the client of all other calls would tell it: its response, or its error. */
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
