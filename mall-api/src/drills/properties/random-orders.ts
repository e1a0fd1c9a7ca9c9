import fc from 'fast-check';
import { clientTypes } from 'shared-kernel/domain';

const aLine = fc.record({
  /** Unit price in cents, and the percentage that the buyer pays. */
  price: fc.integer({ min: 1, max: 9_999_999 }),
  share: fc.integer({ min: 1, max: 100 }),
  unitCount: fc.integer({ min: 1, max: 12 }),
  /** One part per address of a split order; their sum is the wanted quantity. */
  parts: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 3 }),
  gifts: fc.integer({ min: 0, max: 3 }),
});

/** Successive steps of an order; days pass before each. */
const aStep = fc.record({
  days: fc.integer({ min: 0, max: 20 }),
  /** Percentage of what is due, or of what was paid. */
  share: fc.integer({ min: 1, max: 100 }),
  kind: fc.constantFrom('pay', 'pay', 'pay', 'refund', 'pay too much'),
});

const anOrder = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
  split: fc.boolean(),
  whetherUseRebate: fc.boolean(),
  businessStock: fc.boolean(),
  steps: fc.array(aStep, { maxLength: 4 }),
  end: fc.constantFrom('stands', 'stands', 'cancelled', 'closed', 'closed and given back'),
});
export type RandomOrder = typeof anOrder extends fc.Arbitrary<infer Order> ? Order : never;

/** A client of any type with rebate, and its orders of some months. */
export const aClientsYear = fc.record({
  clientType: fc.constantFrom(...clientTypes),
  rebate: fc.integer({ min: 0, max: 99_999_999 }),
  orders: fc.array(anOrder, { minLength: 1, maxLength: 3 }),
});
