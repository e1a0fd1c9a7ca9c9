import { createBulkhead } from './bulkhead';
import { Overloaded } from './call-error';

/** Work that lasts until it is released. */
function held() {
  const ends: (() => void)[] = [];
  return {
    work: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
    started: () => ends.length,
    end: (which: number) => ends[which]?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs up to the limit at once, the rest in turn', async () => {
  const through = createBulkhead({ atOnce: 2, waiting: 5, within: 1000 });
  const { work, started, end } = held();
  const all = [1, 2, 3, 4].map(() => through(work));
  expect(started()).toBe(2);
  end(0);
  await settled();
  expect(started()).toBe(3);
  for (const which of [1, 2]) end(which);
  await settled();
  end(3);
  await Promise.all(all);
});

test('a full queue and a long wait are refused at once, and the queue keeps its order', async () => {
  const through = createBulkhead({ atOnce: 1, waiting: 2, within: 30 });
  const { work, started, end } = held();
  const first = through(work);
  const waiting = [through(work), through(work)].map((one) => expect(one).rejects.toBeInstanceOf(Overloaded));
  await expect(through(work)).rejects.toBeInstanceOf(Overloaded);
  await Promise.all(waiting);
  const next = through(work);
  end(0);
  await settled();
  expect(started()).toBe(2);
  end(1);
  await Promise.all([first, next]);
});

test('failing work releases its slot', async () => {
  const through = createBulkhead({ atOnce: 1, waiting: 1, within: 1000 });
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await through(async () => 'done')).toBe('done');
});

test('callers take turns, however much one of them sends', async () => {
  const through = createBulkhead({ atOnce: 1, waiting: 10, within: 1000 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
  };
  const many = [1, 2, 3, 4].map((n) => through(work(`many ${n}`), 'many'));
  const one = through(work('one'), 'one');
  await Promise.all([...many, one]);
  expect(order).toEqual(['many 1', 'many 2', 'one', 'many 3', 'many 4']);
});

test('a queue filled by one caller accepts another', async () => {
  const through = createBulkhead({ atOnce: 1, waiting: 3, within: 1000 });
  const { work, started, end } = held();
  const first = through(work, 'many');
  const waiting = [1, 2, 3].map(() => through(work, 'many'));
  const last = expect(waiting.pop()).rejects.toBeInstanceOf(Overloaded);
  await expect(through(work, 'many')).rejects.toBeInstanceOf(Overloaded);
  const one = through(work, 'one');
  await last;
  for (let next = 0; next < 4; next += 1) {
    expect(started()).toBe(next + 1);
    end(next);
    await settled();
  }
  await Promise.all([first, ...waiting, one]);
});

test('a slot can be held for a minimum time that delays no answer', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const through = createBulkhead({ atOnce: 1, waiting: 5, within: 1000, paced: 20 });
  expect(await through(async () => 'quick')).toBe('quick');
  const next = through(async () => 'next');
  await settled();
  expect(jest.getTimerCount()).toBe(2);
  await jest.advanceTimersByTimeAsync(20);
  expect(await next).toBe('next');
  jest.useRealTimers();
});
