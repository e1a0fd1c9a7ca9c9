/** A connection to the database broke, could not be had, or did not answer in time. */
export class ConnectionLost extends Error {
  /** Whether the work may have been done all the same: the answer to it is what got lost. */
  readonly outcome: 'not done' | 'unknown';

  constructor(outcome: ConnectionLost['outcome'], cause: unknown) {
    super(`database out of reach: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ConnectionLost';
    this.outcome = outcome;
  }
}

/** The first error, on the way from `error` to what caused it, that `is` picks. */
export function causeOf<Found extends Error>(
  error: unknown,
  is: (one: Error) => one is Found,
): Found | undefined {
  for (let one = error; one instanceof Error; one = one.cause) if (is(one)) return one;
  return undefined;
}

export const lostConnectionOf = (error: unknown) =>
  causeOf(error, (one): one is ConnectionLost => one instanceof ConnectionLost);

/** SQLSTATE of the server's error that is behind `error`. */
export const sqlStateOf = (error: unknown) =>
  causeOf(error, (one): one is Error & { code: string } => /^[0-9A-Z]{5}$/.test(String(Object(one).code)))
    ?.code;
