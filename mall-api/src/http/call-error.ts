import type { Refusal } from 'shared-kernel/contracts';
import { type EnvelopeCode, envelopeCodes } from 'shared-kernel/domain';

/** A refusal shown to the caller: the reply's envelope has this code and this Chinese message. */
export class CallError extends Error {
  readonly code: EnvelopeCode;
  /** Data that the client needs to show the refusal in place, such as lines with a changed price. */
  readonly data: Refusal | null;

  constructor(code: EnvelopeCode, message: string, data: Refusal | null = null) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.data = data;
  }
}

/** 60008 for a call that was not started because of overload; it may be retried. */
export class Overloaded extends CallError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 2) {
    super(envelopeCodes.unavailable, '访问人数较多，请稍后重试', { retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 60001: the request is invalid. */
export const invalid = (message: string) => new CallError(envelopeCodes.invalidRequest, message);

/** 60004: does not exist or belongs to someone else; the caller cannot tell which. */
export const notFound = (what: string) => new CallError(envelopeCodes.notFound, `${what}不存在或已删除`);

/** 60003: not allowed in the current state. */
export const wrongState = (message: string) => new CallError(envelopeCodes.wrongState, message);
