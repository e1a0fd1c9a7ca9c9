import type { Refusal } from '../contracts';

/**
 * - `envelope`: the server refused; `code` says why, `data` may name lines or fields.
 * - `network`: no reply. `timeout`: no reply in time. `aborted`: the caller gave up.
 * - `http`: an error status without an envelope. `contract`: a success status without an envelope.
 */
export type ApiErrorKind = 'envelope' | 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

interface ApiErrorFields {
  kind: ApiErrorKind;
  /** Chinese; can be shown to a buyer. */
  message: string;
  code?: string | null;
  status?: number | null;
  retryable?: boolean;
  data?: Refusal | null;
  cause?: unknown;
}

const brand = 'mall.ApiError';

/** Every failure of the API client. Test with `isApiError`, not `instanceof`. */
export class ApiError extends Error {
  readonly brand = brand;
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Envelope code, for the kind `envelope`. */
  readonly code: string | null;
  /** HTTP status, if there was a reply. */
  readonly status: number | null;
  /** The same request may succeed later. */
  readonly retryable: boolean;
  /** Details of a refusal by line or field. */
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
