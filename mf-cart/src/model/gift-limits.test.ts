import { aCartGift } from 'shared-kernel/testing';
import { aLine } from '../testing/builders';
import { chosenGifts, giftAllowance, giftCap } from './gift-limits';

const card = aCartGift({ code: 'card', count: 20 });
const strip = aCartGift({ code: 'strip', count: 3 });

test('a line’s gift allowance is its count times its unit count', () => {
  expect(giftAllowance(aLine({ count: 4, unitCount: 6 }))).toBe(24);
  expect(giftAllowance(aLine({ count: 999_999_999_999_999, unitCount: 7 }))).toBe(999_999_999_999_999);
});

test('the promotion presets the gifts until the buyer chooses', () => {
  expect(chosenGifts([card, strip], 24, undefined)).toEqual([
    { code: 'card', count: 20 },
    { code: 'strip', count: 3 },
  ]);
  expect(chosenGifts([card, strip], 24, { card: 0, strip: 9 })).toEqual([
    { code: 'card', count: 0 },
    { code: 'strip', count: 9 },
  ]);
});

test('a choice below zero is none', () => {
  expect(chosenGifts([card, strip], 24, { card: -4 })).toEqual([
    { code: 'card', count: 0 },
    { code: 'strip', count: 3 },
  ]);
});

test('when the line shrinks, the last gifts are reduced first', () => {
  expect(chosenGifts([card, strip], 21, undefined)).toEqual([
    { code: 'card', count: 20 },
    { code: 'strip', count: 1 },
  ]);
  expect(chosenGifts([card, strip], 6, { card: 20 })).toEqual([
    { code: 'card', count: 6 },
    { code: 'strip', count: 0 },
  ]);
});

test('a gift is capped by the rest of the allowance', () => {
  const chosen = chosenGifts([card, strip], 24, undefined);
  expect(giftCap(chosen, 24, 'card')).toBe(21);
  expect(giftCap(chosen, 24, 'strip')).toBe(4);
  expect(giftCap([{ code: 'card', count: 5 }], 24, 'card')).toBe(24);
});
