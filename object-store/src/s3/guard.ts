import { S3ServiceException } from '@aws-sdk/client-s3';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { StoreUnavailable } from '../object-store';

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/** After so many failures in a row calls fail at once, for a while; then one is tried. */
const failuresInRow = 5;
const restMs = 5_000;

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const missing: readonly string[] = ['NoSuchKey', 'NotFound', 'NoSuchUpload'];

/** There is no such object; a missing bucket is another matter. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && missing.includes(error.name);

/** A condition was not met: the key is taken. */
export const isTaken = (error: unknown): boolean => statusOf(error) === 412;

const isAnswer = (error: unknown) => isMissing(error) || isTaken(error);

/** An answer is no failure, also for the circuit, which counts those in a row. */
class Answer {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}
const answerOf = (error: unknown): Answer => {
  if (isAnswer(error)) return new Answer(error);
  throw error;
};

/** Wrong bucket, keys, rights or address; not 408 and 429, which time mends. */
const isRefusal = (error: unknown): boolean =>
  (statusOf(error) >= 300 && statusOf(error) < 500 && ![408, 429].includes(statusOf(error))) ||
  (error instanceof Error && error.name === 'CredentialsProviderError');

/**
 * Limits the time of calls, and makes all of them `StoreUnavailable` that are not answered.
 * @param place of the store, for messages
 * @param limits milliseconds with all repetitions: of a question, and of an object that is sent
 */
export function guardedBy(place: string, { shortMs, longMs }: { shortMs: number; longMs: number }) {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInRow),
  });

  async function within<Result>(ms: number, work: Work<Result>): Promise<Result> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(`no answer for ${ms} ms`)), ms);
    let result: Result | Answer;
    try {
      result = await circuit.execute(() => work(limit.signal).catch(answerOf));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new StoreUnavailable(place, 'out of reach until just now');
      throw new StoreUnavailable(place, limit.signal.aborted ? limit.signal.reason : error, isRefusal(error));
    } finally {
      clearTimeout(timer);
    }
    if (result instanceof Answer) throw result.error;
    return result;
  }

  return {
    short: <Result>(work: Work<Result>) => within(shortMs, work),
    long: <Result>(work: Work<Result>) => within(longMs, work),
  };
}
