import { policy } from '../configuration/release-config';
import type { CountedHealth } from './app-health';
import { compareSignals } from './judge';
import { type Signal, signalNames } from './signals';

const { watch } = policy.parse({});

/** Of a hundred visits. */
function health(faulty: number): CountedHealth {
  const rate = { visits: 100, faulty };
  const rates = Object.fromEntries(signalNames.map((signal) => [signal, { all: rate, unswayed: rate }]));
  return {
    visits: 100,
    faulty,
    loadTime: null,
    rates: rates as CountedHealth['rates'],
    done: () => ({ all: rate, unswayed: rate }),
  };
}

const verdict = (faulty: number, signals: readonly Signal[]) =>
  compareSignals(health(faulty), health(2), watch, { signals })[0]?.verdict;

test('the more signals are compared, the more evidence each of them needs', () => {
  const enoughForOne = Array.from({ length: 100 }, (_, faulty) => faulty).find(
    (faulty) => verdict(faulty, ['faults']) === 'worse',
  );
  expect(enoughForOne).toBeDefined();
  expect(verdict(enoughForOne ?? 0, signalNames)).toBe('no worse');
  expect(verdict(100, signalNames)).toBe('worse');
});
