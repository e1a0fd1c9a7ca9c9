import { aLine } from '../testing/builders';
import { countSetAside, linesToToggle, selectedLines, selectionState } from './selection';

const on = aLine({ id: 'on', selected: true });
const off = aLine({ id: 'off', selected: false });
const soldOut = aLine({ id: 'sold-out', selected: true, maxQty: 0 });
const unlisted = aLine({ id: 'unlisted', selected: true, state: 'unlisted' });

test('an order takes the selected orderable lines', () => {
  expect(selectedLines([on, off, soldOut, unlisted])).toEqual([on]);
});

test('select all shows none, some or all of the orderable lines', () => {
  expect(selectionState([])).toBe('none');
  expect(selectionState([off, unlisted])).toBe('none');
  expect(selectionState([on, off])).toBe('some');
  expect(selectionState([on, soldOut])).toBe('all');
});

test('select all selects the rest, then deselects everything', () => {
  expect(linesToToggle([on, off, soldOut, unlisted])).toEqual({ ids: ['off'], selected: true });
  expect(linesToToggle([on, unlisted])).toEqual({ ids: ['on'], selected: false });
});

test('earlier selections and units that were in the cart before are set aside', () => {
  const waiting = aLine({ id: 'waiting', selected: false, setAside: true });
  const bought = aLine({ id: 'bought', selected: true, setAside: true, earlierCount: 3 });
  expect(countSetAside([on, off, waiting, bought])).toEqual({ ticks: 1, units: 3 });
});
