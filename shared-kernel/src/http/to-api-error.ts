import type { AxiosError, AxiosResponse } from 'axios';
import { envelopeCodes } from '../domain';
import { ApiError, isApiError } from './api-error';
import { errorTexts } from './error-texts';

interface Envelope {
  code: string;
  data?: unknown;
  count?: unknown;
  message?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && typeof (body as Partial<Envelope>).code === 'string';

// The server could not do it, or cannot tell whether it did.
const unanswered: readonly string[] = [envelopeCodes.unavailable, envelopeCodes.internal];

const refused = ({ code, message, data }: Envelope, status: number): ApiError =>
  new ApiError({
    kind: 'envelope',
    code,
    message: errorTexts.envelope(code, message),
    status,
    retryable: unanswered.includes(code),
    data: (data ?? null) as ApiError['data'],
  });

/** The envelope of a success; throws an ApiError for any other reply. */
export function openEnvelope({ data: body, status }: AxiosResponse<unknown>): Envelope {
  if (!isEnvelope(body)) {
    throw new ApiError({ kind: 'contract', message: errorTexts.contract, status, cause: body });
  }
  if (body.code !== envelopeCodes.ok) throw refused(body, status);
  return body;
}

/** Whether this is an error of the client, by its brand: importing the client would load it. */
export const isAxiosError = (error: unknown): error is AxiosError =>
  (Object(error) as Partial<AxiosError>).isAxiosError === true;

/** Converts any error of a request into an ApiError. */
export function toApiError(cause: unknown): ApiError {
  if (isApiError(cause)) return cause;
  if (!isAxiosError(cause)) {
    return new ApiError({ kind: 'contract', message: errorTexts.contract, cause });
  }
  const { response } = cause;
  if (!response) return withoutReply(cause.code, cause);
  const { data: body, status } = response;
  if (isEnvelope(body) && body.code !== envelopeCodes.ok) return refused(body, status);
  return httpError(status, cause);
}

export const httpError = (status: number, cause: unknown): ApiError =>
  new ApiError({
    kind: 'http',
    message: errorTexts.http(status),
    status,
    retryable: status >= 500 || status === 429,
    cause,
  });

function withoutReply(code: string | undefined, cause: unknown): ApiError {
  switch (code) {
    case 'ERR_CANCELED':
    case 'ECONNABORTED':
      return new ApiError({ kind: 'aborted', message: errorTexts.aborted, cause });
    case 'ETIMEDOUT':
      return new ApiError({ kind: 'timeout', message: errorTexts.timeout, retryable: true, cause });
    default:
      return new ApiError({ kind: 'network', message: errorTexts.network, retryable: true, cause });
  }
}
