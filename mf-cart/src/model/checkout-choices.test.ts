import type { Consignee, Dealer, PayWay } from 'shared-kernel/contracts';
import { consigneeInForce, dealerInForce, payWayInForce } from './checkout-choices';

const payWay = (itemCode: string): PayWay => ({ itemCode, itemName: itemCode });
const dealer = (id: string): Dealer => ({ id, name: id, address: '', code: id });
const consignee = (id: string, defaultAddress = false): Consignee => ({
  id,
  name: '收货人',
  phone: '13800000000',
  address: '临江市',
  hospitalName: null,
  defaultAddress,
  editable: true,
});

test('the first payment method is used until another available one is chosen', () => {
  const payWays = [payWay('offline'), payWay('dealer')];
  expect(payWayInForce(payWays, null)?.itemCode).toBe('offline');
  expect(payWayInForce(payWays, 'dealer')?.itemCode).toBe('dealer');
  expect(payWayInForce(payWays, 'withdrawn')?.itemCode).toBe('offline');
  expect(payWayInForce([], 'offline')).toBeNull();
});

test('a dealer is preselected only when it is the only one', () => {
  expect(dealerInForce([dealer('a')], null)?.id).toBe('a');
  expect(dealerInForce([dealer('a'), dealer('b')], null)).toBeNull();
  expect(dealerInForce([dealer('a'), dealer('b')], dealer('b'))?.id).toBe('b');
  expect(dealerInForce([dealer('a'), dealer('b')], dealer('left'))).toBeNull();
  expect(dealerInForce([dealer('a')], dealer('left'))?.id).toBe('a');
});

test('the default address is used until another one is chosen', () => {
  const consignees = [consignee('a'), consignee('b', true), consignee('c')];
  expect(consigneeInForce(consignees, null)?.id).toBe('b');
  expect(consigneeInForce(consignees, 'c')?.id).toBe('c');
  expect(consigneeInForce(consignees, 'deleted')?.id).toBe('b');
  expect(consigneeInForce([consignee('a')], null)?.id).toBe('a');
  expect(consigneeInForce([], 'a')).toBeNull();
});
