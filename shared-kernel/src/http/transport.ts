import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { envelopeCodes } from '../domain';
import { endSession, getSession } from '../session/session';
import { ApiError } from './api-error';
import { errorTexts } from './error-texts';
import { replyTo, takeFirstCall } from './first-calls';
import { proveWhenAsked } from './prove-when-asked';
import { toApiError } from './to-api-error';
import { waitWhenBusy } from './wait-when-busy';

export interface HttpHandlers {
  /** Where the API is; default `/api/sale/mall/` on this site. */
  baseURL: string;
  /** A call that was not `silent` failed: show the text (docs/decisions.md#error-toasts). */
  onFailure: (message: string, error: ApiError) => void;
  /** A call failed through no fault of the buyer or the line, also a `silent` one: tell of it, show nothing. */
  onFault: (path: string, error: ApiError) => void;
  /** Something that the kernel itself finished, a download, went well: show the text. */
  onSuccess: (message: string) => void;
  /** The server is too busy to begin with a call, which is made again after so many seconds. */
  onBusy: (seconds: number) => void;
  /** The server ended the session (40001). It is cleared already, in every tab; go where a visitor may be. */
  onSessionEnd: () => void;
}

export const handlers: HttpHandlers = {
  baseURL: '/api/sale/mall/',
  onFailure: () => {},
  onFault: () => {},
  onSuccess: () => {},
  onBusy: () => {},
  onSessionEnd: () => {},
};

/** Sets what the page does about results; the transport itself neither toasts nor navigates. */
export function configureHttp(changes: Partial<HttpHandlers>): void {
  Object.assign(handlers, changes);
}

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Leave failures to the caller: `onFailure` is not called (docs/decisions.md#error-toasts). */
  silent?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `idempotency-key`: repeats with the same key take effect once. */
  idempotencyKey?: string;
  /**
   * When what the call makes stale (contracts, `madeStaleBy`) is read again: `now` where it is shown, `later` when it is
   * shown the next time, `never` because the call only asked. Default: `now`.
   */
  refetch?: 'now' | 'later' | 'never';
}

/** Loads the client ahead of the first call. */
export const loadClient = () => import('./axios-client');

async function client() {
  try {
    return (await loadClient()).axiosClient;
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: errorTexts.network, retryable: true, cause });
  }
}

const faultyCodes: readonly (string | null)[] = [
  envelopeCodes.invalidRequest,
  envelopeCodes.badJson,
  envelopeCodes.serviceMissing,
  envelopeCodes.internal,
];

/** Whether page or server are broken, rather than the line down or the buyer refused. */
const isFault = ({ kind, code }: ApiError) =>
  kind === 'http' || kind === 'contract' || (kind === 'envelope' && faultyCodes.includes(code));

/**
 * Sends a request with the shop's headers and reads its reply with `read`; rejects with an ApiError.
 * A session that the server has ended is cleared and told of once, however many calls it failed.
 */
export async function send<T>(
  config: AxiosRequestConfig,
  { signal, silent = false, headers, idempotencyKey, refetch }: RequestOptions,
  read: (response: AxiosResponse<unknown>) => T | Promise<T>,
): Promise<T> {
  const token = getSession()?.token;
  try {
    const request = async (proof?: string) => {
      const started = refetch === 'never' && !proof && takeFirstCall(config.url, config.data, token);
      if (started) return replyTo(started, signal);
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
          ...headers,
        },
      });
    };
    return await proveWhenAsked(
      async (proof) => read(await waitWhenBusy(() => request(proof), handlers.onBusy, signal)),
      signal,
    );
  } catch (cause) {
    const error = toApiError(cause);
    if (isFault(error)) handlers.onFault(config.url ?? '', error);
    const expired = error.code === envelopeCodes.sessionExpired;
    // The reply may be for a session that this or another tab has ended, or replaced by a new one, meanwhile.
    const ended = expired && token !== undefined && endSession(token);
    if (!silent && error.kind !== 'aborted' && (!expired || ended)) handlers.onFailure(error.message, error);
    if (ended) handlers.onSessionEnd();
    throw error;
  }
}
