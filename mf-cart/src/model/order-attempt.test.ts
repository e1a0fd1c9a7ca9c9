import type { SubmitOrder } from 'shared-kernel/contracts';
import { createOrderAttempts } from './order-attempt';

const order: SubmitOrder = {
  remark: '',
  payWay: 'offline',
  businessStock: false,
  source: 0,
  whetherUseRebate: false,
  cartSkuS: [{ skuId: 'sku-1' }],
};

function attempts() {
  let made = 0;
  return createOrderAttempts(() => `key-${++made}`);
}

test('a press that is repeated before the answer carries the same key', () => {
  const { keyFor } = attempts();
  expect(keyFor(order)).toBe('key-1');
  expect(keyFor({ ...order })).toBe('key-1');
});

test('an order that was answered is not repeated under its key', () => {
  const { keyFor, answered } = attempts();
  keyFor(order);
  answered();
  expect(keyFor(order)).toBe('key-2');
});

test('another order has another key', () => {
  const { keyFor } = attempts();
  keyFor(order);
  expect(keyFor({ ...order, remark: '上午送货' })).toBe('key-2');
});

test('keys are random and fit an HTTP header', () => {
  const key = () => createOrderAttempts().keyFor(order);
  expect(key()).toMatch(/^[0-9a-f]{32}$/);
  expect(key()).not.toBe(key());
});
