import { anOrder, anOrderItem } from 'shared-kernel/testing';
import { itemGroups } from './item-groups';

const [mask, gloves, gift] = ['mask', 'gloves', 'gift'].map((id) => anOrderItem({ id })) as [
  ReturnType<typeof anOrderItem>,
  ReturnType<typeof anOrderItem>,
  ReturnType<typeof anOrderItem>,
];
const aSubOrder = (id: string, orderItems: (typeof mask)[]) => ({
  id,
  no: `SO-${id}`,
  orderConsignee: anOrder().orderConsignee,
  orderItems,
  rebateAmountUnit: '0.00',
  totalAmountUnit: '100.00',
});

test('an order that is not split is one group', () => {
  expect(itemGroups(anOrder({ orderItems: [mask, gift] }))).toEqual([
    { subOrder: null, items: [mask, gift] },
  ]);
});

test('a split order has a group for each consignee', () => {
  const east = aSubOrder('east', [mask]);
  const west = aSubOrder('west', [gloves]);
  expect(itemGroups(anOrder({ orderItems: [mask, gloves], subOrderList: [east, west] }))).toEqual([
    { subOrder: east, items: [mask] },
    { subOrder: west, items: [gloves] },
  ]);
});

test('items outside every sub-order are not lost', () => {
  const east = aSubOrder('east', [mask]);
  expect(itemGroups(anOrder({ orderItems: [mask, gift], subOrderList: [east] })).at(-1)).toEqual({
    subOrder: null,
    items: [gift],
  });
});
