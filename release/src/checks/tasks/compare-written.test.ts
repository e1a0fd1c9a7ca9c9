import { differences } from './compare-written';
import type { Written } from './trial-shops';

const anOrder = (more: object = {}): Written => ({
  table: 'orders',
  before: null,
  after: {
    id: 7,
    no: 'AL1',
    total_amount: '115.04',
    remark: '',
    created_at: '2026-11-25T08:00:00.1',
    ...more,
  },
});
const anItem = (sku: number, more: object = {}): Written => ({
  table: 'order_items',
  before: null,
  after: { id: sku, sku_id: sku, quantity: 2, gift: false, ...more },
});
const inWords = (mine: Written[], live: Written[]) => differences(mine, live).map(({ what }) => what);

test('the same at another moment, under other random names and in another order, is the same', () => {
  const mine = [anOrder({ created_at: '2026-11-25T09:30:00' }), anItem(2), anItem(1)];
  expect(differences(mine, [anItem(1), anItem(2), anOrder()])).toEqual([]);
  const file = (id: string): Written => ({ table: 'files', before: null, after: { id, name: '合同.pdf' } });
  expect(differences([file('0f9c1f6e2a7b4c55')], [file('91aa1f6e2a7b4c00')])).toEqual([]);
});

test('another value is named with its column, and is money where it is', () => {
  expect(differences([anOrder({ total_amount: '1150.40' })], [anOrder()])).toEqual([
    { what: 'writes 1150.40 to orders.total_amount, the live one 115.04', isMoney: true },
  ]);
  expect(differences([anOrder()], [anOrder({ remark: '急' })])).toEqual([
    { what: 'writes nothing to orders.remark, the live one 急', isMoney: false },
  ]);
});

test('a row too few, too many or in no table at all is counted', () => {
  const gift = anItem(3, { gift: true });
  expect(inWords([anItem(1)], [anItem(1), gift])).toEqual(['writes 1 rows of order_items, the live one 2']);
  const key: Written = { table: 'idempotency_keys', before: null, after: { member_id: 1, key: 'a' } };
  expect(inWords([anOrder()], [anOrder(), key])).toEqual([
    'writes 0 rows of idempotency_keys, the live one 1',
  ]);
});

test('a row that was written again and again is what it is in the end', () => {
  const line = (before: number | null, after: number | null): Written => ({
    table: 'member_cart_skus',
    before: before === null ? null : { id: 1, count: before },
    after: after === null ? null : { id: 1, count: after },
  });
  expect(differences([line(1, 2), line(2, 3)], [line(1, 3)])).toEqual([]);
  expect(differences([line(1, 2), line(2, 1)], [])).toEqual([]);
  expect(inWords([line(1, 2)], [line(1, null)])).toContain(
    'writes null to member_cart_skus.removed, the live one true',
  );
});

test('a sequence may have gone on, so new rows have no number; what they name of old ones stays', () => {
  const order = (id: number, more: object = {}): Written[] => [
    anOrder({ id, no: `AL${id}` }),
    { table: 'order_items', before: null, after: { id: id * 3, order_id: id, consignee_id: 4, ...more } },
    { table: 'idempotency_keys', before: null, after: { reply: { id: `${id}`, money: '1.00' } } },
  ];
  expect(differences(order(238), order(237))).toEqual([]);
  expect(inWords(order(238, { consignee_id: 5 }), order(237))).toEqual([
    'writes 5 to order_items.consignee_id, the live one 4',
  ]);
  expect(inWords(order(238, { order_id: 12 }), order(237))).toEqual([
    'writes 12 to order_items.order_id, the live one a new one',
  ]);
});
