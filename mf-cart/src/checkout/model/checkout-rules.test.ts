import { type ClientType, clientTypes } from 'shared-kernel/domain';
import { aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { type Checkout, checkoutWarning, isSplit } from './checkout-rules';

const ready = (clientType: ClientType, changes: Partial<Checkout> = {}): Checkout => ({
  clientType,
  cart: [aProductWith([aLine()])],
  payWay: 'offline',
  dealerId: 'dealer-1',
  hospitalClientId: 'hospital-1',
  consigneeId: 'consignee-1',
  businessStock: false,
  remark: '',
  purchaseNo: '',
  ...changes,
});

const splitCart = (...deliveries: Parameters<typeof aCartSkuConsignee>[0][]) => [
  aProductWith([aLine({ count: deliveries.length, cartSkuConsignees: deliveries.map(aCartSkuConsignee) })]),
];

test.each(clientTypes)('a buyer of client type %d with complete choices may submit', (clientType) => {
  expect(checkoutWarning(ready(clientType))).toBeNull();
});

test.each(clientTypes)('client type %d needs a selected line and a payment method', (clientType) => {
  const cart = [aProductWith([aLine({ selected: false }), aLine({ maxQty: 0 })])];
  expect(checkoutWarning(ready(clientType, { cart }))).toBe('请勾选要购买的商品');
  expect(checkoutWarning(ready(clientType, { payWay: null }))).toBe('请选择付款方式');
});

test.each([
  ['payWay', { payWay: null }, '付款方式'],
  ['dealer', { dealerId: null }, '经销商'],
  ['consignee', { consigneeId: null }, '收货地址'],
] as const)('the buyer is not asked for a %s whose options are not loaded', (choice, missing, name) => {
  const warn = (state: 'loading' | 'failed') =>
    checkoutWarning(ready(4, { ...missing, unread: { [choice]: state } }));
  expect(warn('loading')).toBe(`${name}正在加载，请稍候`);
  expect(warn('failed')).toBe(`${name}未能加载，请重新加载后再提交`);
});

test('an earlier choice is used while its list loads', () => {
  const unread = { payWay: 'loading', dealer: 'failed', consignee: 'loading' } as const;
  expect(checkoutWarning(ready(4, { unread }))).toBeNull();
});

test('a product selected beyond its stock is named', () => {
  const short = aLine({ count: 13, maxQty: 12 });
  const product = (selected: boolean) => aProductWith([{ ...short, selected }], { name: '医用防护口罩' });
  const cart = [aProductWith([aLine()]), product(true)];
  expect(checkoutWarning(ready(1, { cart }))).toBe('“医用防护口罩”库存不足，请调整数量后再提交');
  expect(checkoutWarning(ready(1, { cart: [aProductWith([aLine()]), product(false)] }))).toBeNull();
});

test('the unallocated rest of a split line is named', () => {
  const left = aLine({ count: 60, unitName: '盒', cartSkuConsignees: [aCartSkuConsignee({ count: 1 })] });
  const cart = [aProductWith([left], { name: '医用防护口罩' })];
  expect(checkoutWarning(ready(5, { cart }))).toBe(
    '“医用防护口罩”还有 59\u00a0盒未分配收货地址，请在拆分配送中分配后再提交',
  );
  const others = [aProductWith([aLine({ count: 1, cartSkuConsignees: [aCartSkuConsignee()] })])];
  const unselected = [aProductWith([{ ...left, selected: false }]), ...others];
  expect(checkoutWarning(ready(5, { cart: unselected }))).toBeNull();
});

test.each([
  [3, '“口罩2”还有 59\u00a0盒未分配收货地址，请在拆分配送中分配后再提交'],
  [4, '“口罩2”还有 59\u00a0盒未分配收货地址等 4 种商品，请在拆分配送中分配后再提交'],
])('of %d products with a rest three are named', (count, ending) => {
  const cart = Array.from({ length: count }, (_, index) => {
    const line = aLine({
      id: `${index}`,
      count: 60,
      unitName: '盒',
      cartSkuConsignees: [aCartSkuConsignee({ count: 1 })],
    });
    return aProductWith([line], { name: `口罩${index}` });
  });
  expect(checkoutWarning(ready(5, { cart }))?.split('，').slice(2).join('，')).toBe(ending);
});

test('an order has at most 1000 lines and deliveries', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => aLine({ id: `line-${index}` }));
  expect(checkoutWarning(ready(1, { cart: [aProductWith(lines(1000))] }))).toBeNull();
  expect(checkoutWarning(ready(1, { cart: [aProductWith(lines(1001))] }))).toBe(
    '一次最多提交 1,000\u00a0行商品，请分次提交',
  );
});

test.each([
  [1, null],
  [3, '请选择经销商'],
  [4, '请选择经销商'],
  [5, null],
  [6, null],
] as const)('without a dealer, client type %d reads %p', (clientType, warning) => {
  expect(checkoutWarning(ready(clientType, { dealerId: null }))).toBe(warning);
});

test.each(clientTypes)('client type %d needs an address', (clientType) => {
  expect(checkoutWarning(ready(clientType, { consigneeId: null }))).toBe('请选择收货地址');
});

test.each([5, 6] as const)('client type %d needs a hospital unless it is for its own stock', (clientType) => {
  expect(checkoutWarning(ready(clientType, { hospitalClientId: null }))).toBe('请选择收货地址');
  expect(checkoutWarning(ready(clientType, { hospitalClientId: null, businessStock: true }))).toBeNull();
});

test.each([5, 6] as const)(
  'client type %d in split mode needs an address on every selected line',
  (clientType) => {
    const unaddressed = { consigneeId: null, hospitalClientId: null };
    const split = (cart: Checkout['cart']) => checkoutWarning(ready(clientType, { ...unaddressed, cart }));
    const half = [...splitCart({}), aProductWith([aLine({ id: 'line-2' })])];
    const halfSelected = [...splitCart({}), aProductWith([aLine({ id: 'line-2', selected: false })])];

    expect(split(splitCart({}, { id: 'delivery-2' }))).toBeNull();
    expect(split(splitCart({}, { consigneeId: null }))).toBe('勾选的商品必须选择地址');
    expect(split(half)).toBe('勾选的商品必须选择地址');
    expect(split(halfSelected)).toBeNull();
  },
);

test('split mode is on when any line has its own consignees', () => {
  expect(isSplit([aProductWith([aLine()])])).toBe(false);
  expect(isSplit([aProductWith([aLine()]), ...splitCart({})])).toBe(true);
});
