import { payStatusNames, payStatusOf } from './pay-status';

test.each([
  ['100.00', '0.00', '0.00', '待付款'],
  ['100.00', '0.01', '0.00', '部分付款'],
  ['100.00', '99.99', '0.00', '部分付款'],
  ['100.00', '100.00', '0.00', '已付款'],
  ['100.00', '120.00', '0.00', '已付款'],
  ['100.00', '120.00', '20.00', '已付款'],
  ['100.00', '100.00', '0.01', '部分付款'],
  ['100.00', '30.00', '30.00', '已退款'],
  ['100.00', '100.00', '100.00', '已退款'],
  ['0.00', '0.00', '0.00', '已付款'],
])('of %s, with %s received and %s refunded: %s', (total, received, refunded, name) => {
  expect(payStatusNames[payStatusOf({ total, received, refunded })]).toBe(name);
});
