import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { envelopeCodes } from '../domain';
import { endSession, getSession } from '../session/session';
import { ApiError } from './api-error';
import { errorTexts } from './error-texts';
import { learnRoles } from './learn-roles';
import { pageTrace } from './page-trace';
import { replyTo, takePreloadedCall } from './preloaded-calls';
import { proveWhenAsked } from './prove-when-asked';
import { toApiError } from './to-api-error';
import { waitWhenBusy } from './wait-when-busy';

export interface HttpHandlers {
  /** Base URL of the API; default `/api/sale/mall/` on this site. */
  baseURL: string;
  /** A call that was not `silent` failed: show the text (docs/decisions/api.md#error-toasts). */
  onFailure: (message: string, error: ApiError) => void;
  /**
   * A call, even a `silent` one, failed through no fault of the buyer or the connection: report it, show
   * nothing.
   */
  onFault: (path: string, error: ApiError) => void;
  /** The kernel itself finished something, a download: show the text. */
  onSuccess: (message: string) => void;
  /** A call that changes something was answered with success. */
  onDone: (path: string) => void;
  /** The server is too busy; the call is repeated after so many seconds. */
  onBusy: (seconds: number) => void;
  /** What a call that changes something waits for before it is sent. */
  beforeWrite: () => Promise<void>;
  /**
   * The server ended the session: it has expired (40001), or its member was deactivated (60011). It is cleared already,
   * in every tab; go to an open page.
   */
  onSessionEnd: (error: ApiError) => void;
}

export const handlers: HttpHandlers = {
  baseURL: '/api/sale/mall/',
  onFailure: () => {},
  onFault: () => {},
  onSuccess: () => {},
  onDone: () => {},
  onBusy: () => {},
  beforeWrite: async () => {},
  onSessionEnd: () => {},
};

/** Sets the page's handlers of results; the transport itself neither toasts nor navigates. */
export function configureHttp(changes: Partial<HttpHandlers>): void {
  Object.assign(handlers, changes);
}

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Leave failures to the caller: `onFailure` is not called (docs/decisions/api.md#error-toasts). */
  silent?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `idempotency-key`: repeats with the same key take effect once. */
  idempotencyKey?: string;
  /**
   * When what the call makes stale (contracts, `madeStaleBy`) is refetched: `now` where it is shown, `later`
   * when it is shown next, `never` because the call only reads. Default: `now`.
   */
  refetch?: 'now' | 'later' | 'never';
}

/** Loads the client before the first call needs it. */
export const loadClient = () => import('./axios-client');

async function client() {
  try {
    return (await loadClient()).axiosClient;
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: errorTexts.network, retryable: true, cause });
  }
}

const endingCodes: readonly (string | null)[] = [envelopeCodes.sessionExpired, envelopeCodes.deactivated];

const faultyCodes: readonly (string | null)[] = [
  envelopeCodes.invalidRequest,
  envelopeCodes.badJson,
  envelopeCodes.serviceMissing,
  envelopeCodes.internal,
];

/** Whether page or server is broken, rather than the connection lost or the buyer refused. */
const isFault = ({ kind, code }: ApiError) =>
  kind === 'http' || kind === 'contract' || (kind === 'envelope' && faultyCodes.includes(code));

/**
 * Sends a request with the shop's headers and reads its reply with `read`; rejects with an ApiError. An
 * expired session is cleared and reported once, however many calls it failed.
 */
export async function send<T>(
  config: AxiosRequestConfig,
  { signal, silent = false, headers, idempotencyKey, refetch }: RequestOptions,
  read: (response: AxiosResponse<unknown>) => T | Promise<T>,
): Promise<T> {
  const token = getSession()?.token;
  try {
    const request = async (proof?: string) => {
      const started = refetch === 'never' && !proof && takePreloadedCall(config.url, config.data, token);
      if (started) return replyTo(started, signal);
      const traceparent = pageTrace();
      return (await client()).request<unknown>({
        baseURL: handlers.baseURL,
        ...config,
        ...(signal && { signal }),
        headers: {
          ...(token && { 'a-session-id': token }),
          'a-client-type': 'WEB',
          'a-timestamp': String(Date.now()),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...(proof && { 'a-proof': proof }),
          ...(traceparent && { traceparent }),
          ...headers,
        },
      });
    };
    return await proveWhenAsked(async (proof) => {
      const response = await waitWhenBusy(() => request(proof), handlers.onBusy, signal);
      learnRoles(token, response);
      return read(response);
    }, signal);
  } catch (cause) {
    const error = toApiError(cause);
    if (isFault(error)) handlers.onFault(config.url ?? '', error);
    const isEnding = endingCodes.includes(error.code);
    // Meanwhile this or another tab may have ended the session or started a new one.
    const ended = isEnding && token !== undefined && endSession(token);
    if (!silent && error.kind !== 'aborted' && (!isEnding || ended)) handlers.onFailure(error.message, error);
    if (ended) handlers.onSessionEnd(error);
    throw error;
  }
}
