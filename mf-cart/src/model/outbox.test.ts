import { Outbox, type Outcome } from './outbox';

const nothing: ReadonlySet<string> = new Set();

function anOutbox() {
  const replies: ((outcome: Outcome) => void)[] = [];
  const send = jest.fn(
    (_: ReadonlyMap<string, number>) => new Promise<Outcome>((resolve) => replies.push(resolve)),
  );
  const outbox = new Outbox<number>({ delayMs: 400, send });
  const sent = () => send.mock.calls.map(([changes]) => Object.fromEntries(changes));
  const pending = () => Object.fromEntries(outbox.pending());
  const reply = async (outcome: Partial<Outcome> = {}) => {
    replies.shift()?.({ refused: nothing, unsent: nothing, ...outcome });
    await jest.advanceTimersByTimeAsync(0);
  };
  return { outbox, sent, pending, reply };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('changes show at once and are sent together after a debounce, the last of each line', async () => {
  const { outbox, sent, pending, reply } = anOutbox();
  const listener = jest.fn();
  outbox.subscribe(listener);

  outbox.put([['a', 1]]);
  jest.advanceTimersByTime(399);
  outbox.put([
    ['a', 12],
    ['b', 3],
  ]);
  expect(pending()).toEqual({ a: 12, b: 3 });
  jest.advanceTimersByTime(399);
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent()).toEqual([{ a: 12, b: 3 }]);

  await reply();
  expect(pending()).toEqual({});
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a change made while its line is being sent goes into the next batch, and stays shown', async () => {
  const { outbox, sent, pending, reply } = anOutbox();
  outbox.put([['a', 1]]);
  jest.advanceTimersByTime(400);
  outbox.put([['a', 2]]);
  jest.advanceTimersByTime(400);
  expect(sent()).toEqual([{ a: 1 }]);

  await reply({ refused: new Set(['a']) });
  expect(pending()).toEqual({ a: 2 });
  expect(sent()).toEqual([{ a: 1 }, { a: 2 }]);
  await reply();
  expect(pending()).toEqual({});
});

test('a refused change is reverted', async () => {
  const { outbox, pending, reply } = anOutbox();
  outbox.put([['a', 99]]);
  const flushed = outbox.flush();
  expect(pending()).toEqual({ a: 99 });
  await reply({ refused: new Set(['a']) });
  expect(pending()).toEqual({});
  await expect(flushed).resolves.toBe(false);
});

test('flushing sends without debounce and waits until nothing is pending', async () => {
  const { outbox, sent, reply } = anOutbox();
  outbox.put([['a', 1]]);
  const flushed = outbox.flush();
  outbox.put([['b', 2]]);
  const done = jest.fn();
  void flushed.then(done);
  await reply();
  expect(sent()).toEqual([{ a: 1 }, { b: 2 }]);
  expect(done).not.toHaveBeenCalled();
  await reply();
  await expect(flushed).resolves.toBe(true);
  jest.advanceTimersByTime(400);
  expect(sent()).toHaveLength(2);
});

test('flushing nothing resolves at once', async () => {
  await expect(anOutbox().outbox.flush()).resolves.toBe(true);
});

test('changes of a removed line are not sent', async () => {
  const { outbox, sent, pending } = anOutbox();
  outbox.put([
    ['a', 1],
    ['b', 2],
  ]);
  outbox.drop(['a']);
  expect(pending()).toEqual({ b: 2 });
  jest.advanceTimersByTime(400);
  expect(sent()).toEqual([{ b: 2 }]);
});

describe('without an answer', () => {
  const unsent = new Set(['a']);

  test('a change is held, reported as such, and retried with exponential backoff', async () => {
    const { outbox, sent, pending, reply } = anOutbox();
    outbox.put([['a', 1]]);
    const flushed = outbox.flush();
    expect(outbox.isCut()).toBe(false);
    await reply({ unsent });
    await expect(flushed).resolves.toBe(false);
    expect(outbox.isCut()).toBe(true);
    expect(pending()).toEqual({ a: 1 });

    await jest.advanceTimersByTimeAsync(1_999);
    expect(sent()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await reply({ unsent });
    await jest.advanceTimersByTimeAsync(3_999);
    expect(sent()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    await reply();
    expect(sent()).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(pending()).toEqual({});
    expect(outbox.isCut()).toBe(false);
  });

  test('it is sent at once on request, with what was typed meanwhile', async () => {
    const { outbox, sent, reply } = anOutbox();
    outbox.put([['a', 1]]);
    void outbox.flush();
    outbox.put([['a', 2]]);
    await reply({ unsent });
    const flushed = outbox.flush();
    await reply();
    await expect(flushed).resolves.toBe(true);
    expect(sent()).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('a line removed meanwhile is not sent again', async () => {
    const { outbox, pending, reply } = anOutbox();
    outbox.put([['a', 1]]);
    void outbox.flush();
    outbox.drop(['a']);
    await reply({ unsent });
    expect(pending()).toEqual({});
  });
});

test('stored changes are taken up for lines that are still there; what was typed since wins', () => {
  const { outbox, pending } = anOutbox();
  outbox.put([['a', 5]]);
  outbox.resume({ a: 1, b: 2, gone: 3 }, new Set(['a', 'b']));
  expect(pending()).toEqual({ a: 5, b: 2 });
});
