import type { CartGift, CartSkuConsignee } from 'shared-kernel/contracts';
import { aLine, aProductWith } from '../../testing/builders';
import { type Summarized, summaryOf } from './order-summary';

const gift: CartGift = {
  code: 'G1',
  name: '湿巾',
  model: 'W-1',
  imageUrl: '',
  unitName: '包',
  count: 1,
  stockQty: 100,
};
const delivery = (id: string, count: number): CartSkuConsignee => ({
  id,
  consigneeId: `address-${id}`,
  hospitalClientId: null,
  hospitalName: `医院 ${id}`,
  sort: Number(id),
  name: '张',
  phone: '13800000000',
  address: '解放路 1 号',
  count,
  giftSkus: [{ code: 'G1', count: 1 }],
});
const address = { id: 'a', name: '张', phone: '13800000000', address: '解放路 1 号', hospitalName: null };

const said: Omit<Summarized, 'cart' | 'split' | 'address'> = {
  giftChoices: {},
  rebate: '0.00',
  dealerName: null,
  payWayName: '线下支付',
  businessStock: false,
  remark: '',
  purchaseNo: '',
};
const line = aLine({
  id: 'line-1',
  count: 5,
  unitCount: 1,
  priceUnit: '10.00',
  gifts: [gift],
  cartSkuConsignees: [delivery('1', 2), delivery('2', 3)],
});
const cart = [aProductWith([line])];

test('gifts of a split line are those chosen for each delivery, else its preset', () => {
  const { parts } = summaryOf({ ...said, cart, split: true, address: null, giftChoices: { 1: { G1: 2 } } });
  expect(parts.map(({ goods }) => goods[0]?.gifts.map(({ count }) => count))).toEqual([[2], [1]]);
});

test('gifts of a line that is not split are those chosen for the line', () => {
  const { parts } = summaryOf({ ...said, cart, split: false, address, giftChoices: { 'line-1': { G1: 4 } } });
  expect(parts[0]?.goods[0]?.gifts).toMatchObject([{ code: 'G1', count: 4 }]);
});

test.each([
  ['20.00', '20.00', '30.00'],
  ['80.00', '50.00', '0.00'],
])('a rebate of %s counts to what is to be paid', (rebate, rebateUnit, totalUnit) => {
  expect(summaryOf({ ...said, cart, split: false, address, rebate })).toMatchObject({
    productTotalUnit: '50.00',
    rebateUnit,
    totalUnit,
  });
});
