import { aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { unassignedGoods } from './unassigned-goods';

const to = (consigneeId: string | null, count: number) => aCartSkuConsignee({ consigneeId, count });
const goods = (...lines: Parameters<typeof aLine>[0][]) =>
  unassignedGoods([aProductWith(lines.map((line) => aLine({ selected: true, ...line })))]).map(
    ({ skuId, count, amountUnit }) => ({ skuId, count, amountUnit }),
  );

test('goods without an address are listed with what they cost', () => {
  expect(
    goods({ id: 'some', count: 10, priceUnit: '3.50', cartSkuConsignees: [to('a', 4), to(null, 6)] }),
  ).toEqual([{ skuId: 'sku-of-some', count: 6, amountUnit: '21.00' }]);
});

test('a line of which each unit has an address is not listed', () => {
  expect(
    goods(
      { id: 'whole', count: 5, cartSkuConsignees: [to('a', 2), to('b', 3)] },
      { id: 'over', count: 5, cartSkuConsignees: [to('a', 6)] },
    ),
  ).toEqual([]);
});

test('what is not selected is not listed', () => {
  expect(goods({ id: 'left', count: 5, selected: false, cartSkuConsignees: [] })).toEqual([]);
});
