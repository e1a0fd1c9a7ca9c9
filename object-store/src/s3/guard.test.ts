import { S3ServiceException } from '@aws-sdk/client-s3';
import { StoreUnavailable } from '../object-store';
import { guardedBy, isMissing, isTaken } from './guard';

const answer = (name: string, status: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: status }, message: name });

const limits = { shortMs: 60_000, longMs: 60_000 };
const guard = () => guardedBy('s3://mall/', limits).short;

const failing = (error: unknown) => async () => {
  throw error;
};
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('an answer that there is nothing, or something already, is passed on', async () => {
  for (const [name, status] of [
    ['NoSuchKey', 404],
    ['NotFound', 404],
    ['PreconditionFailed', 412],
  ] as const) {
    const error = await thrownBy(guard()(failing(answer(name, status))));
    expect(error).toMatchObject({ name });
    expect(isMissing(error) || isTaken(error)).toBe(true);
  }
});

test.each([
  ['NoSuchBucket', 404, true],
  ['AccessDenied', 403, true],
  ['SignatureDoesNotMatch', 403, true],
  ['PermanentRedirect', 301, true],
  ['SlowDown', 503, false],
  ['InternalError', 500, false],
  ['TooManyRequests', 429, false],
])('%s makes the store unavailable; refused: %#', async (name, status, isRefused) => {
  const error = await thrownBy(guard()(failing(answer(name, status))));
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ isRefused, message: `s3://mall/: ${name}` });
});

test('what takes longer than its limit is ended', async () => {
  const { short } = guardedBy('s3://mall/', { ...limits, shortMs: 1 });
  const work = short(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await expect(work).rejects.toThrow('s3://mall/: no answer for 1 ms');
});

describe('after five failures in a row', () => {
  const down = failing(new Error('connect ECONNREFUSED'));
  const broken = async (short: ReturnType<typeof guard>) => {
    for (let n = 0; n < 5; n += 1) await thrownBy(short(down));
  };
  afterEach(() => jest.restoreAllMocks());

  test('nothing is asked until it has rested, then one, and all again', async () => {
    const short = guard();
    await broken(short);
    const work = jest.fn(async () => 'done');
    await expect(short(work)).rejects.toThrow('s3://mall/: out of reach until just now');
    expect(work).not.toHaveBeenCalled();
    const rested = Date.now() + 5_001;
    jest.spyOn(Date, 'now').mockReturnValue(rested);
    await expect(short(work)).resolves.toBe('done');
    await expect(short(work)).resolves.toBe('done');
  });

  test('answers between them count as life', async () => {
    const short = guard();
    for (let n = 0; n < 12; n += 1)
      await thrownBy(short(n % 4 === 3 ? failing(answer('NoSuchKey', 404)) : down));
    await expect(short(async () => 'done')).resolves.toBe('done');
  });
});
