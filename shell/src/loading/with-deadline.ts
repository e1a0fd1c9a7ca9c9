import { whenOverdue } from './when-overdue';

/** Rejects when a promise has not settled in time; the federation runtime has no deadline of its own. */
export function withDeadline<T>(
  promise: Promise<T>,
  milliseconds: number,
  describe: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = whenOverdue(milliseconds, () => reject(describe()));
    promise.then(resolve, reject).finally(callOff);
  });
}
