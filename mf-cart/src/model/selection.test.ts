import { aLine } from '../testing/builders';
import { countSetAside, linesToToggle, selectedLines, selectionState } from './selection';

const on = aLine({ id: 'on', selected: true });
const off = aLine({ id: 'off', selected: false });
const soldOut = aLine({ id: 'sold-out', selected: true, maxQty: 0 });
const unlisted = aLine({ id: 'unlisted', selected: true, state: 'unlisted' });

test('an order takes the selected lines that can be ordered', () => {
  expect(selectedLines([on, off, soldOut, unlisted])).toEqual([on]);
});

test('select all stands at none, some or all of the lines that can be ordered', () => {
  expect(selectionState([])).toBe('none');
  expect(selectionState([off, unlisted])).toBe('none');
  expect(selectionState([on, off])).toBe('some');
  expect(selectionState([on, soldOut])).toBe('all');
});

test('select all selects what is not selected yet, then deselects everything', () => {
  expect(linesToToggle([on, off, soldOut, unlisted])).toEqual({ ids: ['off'], selected: true });
  expect(linesToToggle([on, unlisted])).toEqual({ ids: ['on'], selected: false });
});

test('what was ticked before and is not now waits, and so do the units that were there before', () => {
  const waiting = aLine({ id: 'waiting', selected: false, setAside: true });
  const bought = aLine({ id: 'bought', selected: true, setAside: true, earlierCount: 3 });
  expect(countSetAside([on, off, waiting, bought])).toEqual({ ticks: 1, units: 3 });
});
