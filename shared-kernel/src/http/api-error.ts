import type { Refusal } from '../contracts';

/**
 * - `envelope`: the server refused; `code` says why, `data` may name lines or fields.
 * - `network`: no reply. `timeout`: no reply in time. `aborted`: the caller gave up.
 * - `http`: a status that is no success, without an envelope. `contract`: a success that is no envelope.
 */
export type ApiErrorKind = 'envelope' | 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

interface ApiErrorFields {
  kind: ApiErrorKind;
  /** Chinese and fit to be shown to a buyer. */
  message: string;
  code?: string | null;
  status?: number | null;
  retryable?: boolean;
  data?: Refusal | null;
  cause?: unknown;
}

const brand = 'mall.ApiError';

/** Every failure of the API client. Recognise it with `isApiError`, not `instanceof`. */
export class ApiError extends Error {
  readonly brand = brand;
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Envelope code, for the kind `envelope`. */
  readonly code: string | null;
  /** HTTP status, where a reply came. */
  readonly status: number | null;
  /** The same request may succeed later, unchanged. */
  readonly retryable: boolean;
  /** What a refused reply says of lines or fields. */
  readonly data: Refusal | null;

  constructor({ kind, message, code, status, retryable, data, cause }: ApiErrorFields) {
    super(message, { cause });
    this.kind = kind;
    this.code = code ?? null;
    this.status = status ?? null;
    this.retryable = retryable ?? false;
    this.data = data ?? null;
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && (error as Partial<ApiError>).brand === brand;
