interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

// A failed query says with which values: passwords' and sessions' hashes, phones, names.
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/** What the log keeps of an error: what failed and where, and nothing that a buyer sent. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}
