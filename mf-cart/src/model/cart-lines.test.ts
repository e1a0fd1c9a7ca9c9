import { aLine, aProductWith } from '../testing/builders';
import {
  exceedsStock,
  isOrderable,
  linesOf,
  maxCount,
  type PendingEdits,
  partitionCart,
  withCount,
  withPending,
} from './cart-lines';

const nothing: PendingEdits = {
  counts: new Map(),
  selected: new Map(),
  removed: new Map(),
  notes: new Map(),
};

describe('withCount', () => {
  test('calculates the amounts to the cent at the largest quantity', () => {
    const line = withCount(aLine({ priceUnit: '386.05', discountPriceUnit: '347.41' }), 999_999_999_999_999);
    expect(line.originalAmountUnit).toBe('386049999999999613.95');
    expect(line.discountAmountUnit).toBe('347409999999999652.59');
  });
});

describe('withPending', () => {
  const cart = [aProductWith([aLine({ id: 'a' }), aLine({ id: 'b' })]), aProductWith([aLine({ id: 'c' })])];

  test('applies a quantity and a selection to their lines', () => {
    const shown = withPending(cart, {
      ...nothing,
      counts: new Map([['a', 5]]),
      selected: new Map([['b', false]]),
    });
    expect(linesOf(shown).map(({ id, count, selected }) => [id, count, selected])).toEqual([
      ['a', 5, true],
      ['b', 2, false],
      ['c', 2, true],
    ]);
    expect(linesOf(shown)[0]?.discountAmountUnit).toBe('1930.00');
  });

  test('keeps the identity of every other line and product, so that it does not render again', () => {
    const shown = withPending(cart, { ...nothing, counts: new Map([['a', 5]]) });
    expect(linesOf(shown)[1]).toBe(linesOf(cart)[1]);
    expect(shown[1]).toBe(cart[1]);
    expect(withPending(cart, nothing)).toEqual(cart);
  });

  test('hides a removed line, and its product when it has none left', () => {
    const one = withPending(cart, { ...nothing, removed: new Map([['a', true]]) });
    expect(one.map(({ memberCartSkus }) => memberCartSkus.map(({ id }) => id))).toEqual([['b'], ['c']]);
    const two = withPending(cart, { ...nothing, removed: new Map([['c', true]]) });
    expect(two).toEqual([cart[0]]);
  });
});

test('unlisted lines are separated from the others, also within one product', () => {
  const gone = aLine({ id: 'gone', state: 'unlisted' });
  const sold = aLine({ id: 'sold' });
  const { listed, unlisted } = partitionCart([aProductWith([sold, gone]), aProductWith([gone])]);
  expect(listed.map(({ memberCartSkus }) => memberCartSkus)).toEqual([[sold]]);
  expect(unlisted.map(({ memberCartSkus }) => memberCartSkus)).toEqual([[gone], [gone]]);
});

test('an unlisted or sold-out line cannot be ordered', () => {
  expect(isOrderable(aLine())).toBe(true);
  expect(isOrderable(aLine({ state: 'unlisted' }))).toBe(false);
  expect(isOrderable(aLine({ maxQty: 0 }))).toBe(false);
});

test('a line exceeds the stock only beyond what can be sold', () => {
  expect(exceedsStock(aLine({ count: 12, maxQty: 12 }))).toBe(false);
  expect(exceedsStock(aLine({ count: 13, maxQty: 12 }))).toBe(true);
});

test.each([
  [12, 12],
  [0, 1],
  [999_999_999_999_999, 999_999_999_999_999],
])('with %d left, the maximum quantity is %d', (maxQty, most) => {
  expect(maxCount(aLine({ maxQty }))).toBe(most);
});
