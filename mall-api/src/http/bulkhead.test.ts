import { createBulkhead } from './bulkhead';
import { Overloaded } from './call-error';

/** Work that lasts until it is let go. */
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

test('so much runs at once, the rest in its turn', async () => {
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

test('a full line and a long wait are told at once, and leave the line in order', async () => {
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

test('work that fails gives its place back', async () => {
  const through = createBulkhead({ atOnce: 1, waiting: 1, within: 1000 });
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await through(async () => 'done')).toBe('done');
});
