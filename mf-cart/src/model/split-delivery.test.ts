import { aCartGift, aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../testing/builders';
import {
  countAddresses,
  giftsOf,
  isSplitLine,
  leftOver,
  linesWithout,
  maxDelivery,
  nextSort,
  withPendingDeliveries,
} from './split-delivery';

const toFirst = aCartSkuConsignee({ id: 'd1', consigneeId: 'c1', count: 3, sort: 0 });
const toSecond = aCartSkuConsignee({ id: 'd2', consigneeId: 'c2', count: 5, sort: 4 });
const whole = aLine({ id: 'whole' });
const single = aLine({ id: 'single', count: 3, cartSkuConsignees: [toFirst] });
const split = aLine({ id: 'split', count: 8, maxQty: 10, cartSkuConsignees: [toFirst, toSecond] });

test('a line is split when it has its own addresses', () => {
  expect([whole, single, split].map(isSplitLine)).toEqual([false, true, true]);
});

test('the rest of a split line is what has no address yet', () => {
  expect([whole, split, { ...split, count: 60 }].map(leftOver)).toEqual([0, 0, 52]);
});

test('an address of several lines counts once', () => {
  expect(countAddresses([whole])).toBe(0);
  expect(countAddresses([whole, single, split])).toBe(2);
});

test('a delivery takes at most the stock that the others leave', () => {
  expect(maxDelivery(split, toFirst)).toBe(5);
  expect(maxDelivery(split, toSecond)).toBe(7);
  expect(maxDelivery({ ...split, maxQty: 2 }, toSecond)).toBe(0);
});

test('a pending quantity of a delivery changes that of its line, and nothing else', () => {
  const cart = [aProductWith([whole, split]), aProductWith([single])];
  const [product, other] = withPendingDeliveries(cart, { counts: new Map([['d2', 6]]), removed: new Map() });
  expect(product?.memberCartSkus[0]).toBe(whole);
  expect(product?.memberCartSkus[1]).toMatchObject({
    count: 9,
    discountAmountUnit: '3474.00',
    cartSkuConsignees: [
      { id: 'd1', count: 3 },
      { id: 'd2', count: 6 },
    ],
  });
  expect(other).toBe(cart[1]);
});

test('a delivery’s quantity that was briefly too large does not change the wanted one', () => {
  const wanted = { ...split, count: 60, wantedCount: 60 };
  const withSecond = (line: typeof split, count: number) =>
    withPendingDeliveries([aProductWith([line])], { counts: new Map([['d2', count]]), removed: new Map() })[0]
      ?.memberCartSkus[0] as typeof split;
  const over = withSecond(wanted, 600);
  expect(over).toMatchObject({ count: 603, wantedCount: 60 });
  expect(withSecond(over, 57)).toMatchObject({ count: 60, wantedCount: 60 });
});

test('a removed delivery returns its quantity to its line', () => {
  const removed = (id: string) => ({ counts: new Map(), removed: new Map([[id, true as const]]) });
  const [first] = withPendingDeliveries([aProductWith([split])], removed('d2'));
  expect(first?.memberCartSkus[0]).toMatchObject({ count: 8, cartSkuConsignees: [{ id: 'd1' }] });
  const [second] = withPendingDeliveries([aProductWith([single])], removed('d1'));
  expect(second?.memberCartSkus[0]).toMatchObject({ count: 3, cartSkuConsignees: [] });
});

test('an address is added to the lines that do not have it yet', () => {
  expect(linesWithout([whole, single, split], 'c2')).toEqual([whole, single]);
});

test('a new delivery is last', () => {
  expect([whole, single, split].map(nextSort)).toEqual([0, 1, 5]);
});

test('each delivery has its preset number of gifts', () => {
  const gifts = [aCartGift({ code: 'card', count: 20 }), aCartGift({ code: 'strip', count: 4 })];
  const delivery = { ...toFirst, giftSkus: [{ code: 'card', count: 3 }] };
  expect(giftsOf(aLine({ gifts }), delivery).map(({ code, count }) => [code, count])).toEqual([
    ['card', 3],
    ['strip', 0],
  ]);
});
