/** The database connection broke, was unavailable, or timed out. */
export class ConnectionLost extends Error {
  /** `unknown`: the work may have been done, since only its answer is lost. */
  readonly outcome: 'not done' | 'unknown';

  constructor(outcome: ConnectionLost['outcome'], cause: unknown) {
    super(`database out of reach: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ConnectionLost';
    this.outcome = outcome;
  }
}

/** The first error in the cause chain of `error` that `is` accepts. */
function causeOf<Found extends Error>(error: unknown, is: (one: Error) => one is Found): Found | undefined {
  for (let one = error; one instanceof Error; one = one.cause) if (is(one)) return one;
  return undefined;
}

export const lostConnectionOf = (error: unknown) =>
  causeOf(error, (one): one is ConnectionLost => one instanceof ConnectionLost);

/** SQLSTATE of the server error behind `error`. */
export const sqlStateOf = (error: unknown) =>
  causeOf(error, (one): one is Error & { code: string } => /^[0-9A-Z]{5}$/.test(String(Object(one).code)))
    ?.code;

/** The statement gave up a lock that it did not get in time. */
export const gaveUpLock = (error: unknown): boolean => sqlStateOf(error) === '55P03';
