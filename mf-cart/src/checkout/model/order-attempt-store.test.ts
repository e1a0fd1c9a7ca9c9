import type { SubmitOrder } from 'shared-kernel/contracts';
import { endSession, startSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { fingerprint, forgetAttempt, openAttempt } from './order-attempt-store';

const order: SubmitOrder = {
  remark: '',
  payWay: 'offline',
  businessStock: false,
  source: 0,
  whetherUseRebate: false,
  cartSkuS: [{ skuId: 'sku-1' }],
};

beforeEach(() => startSession(aSession()));

test('a press that is repeated before the answer carries the same key', () => {
  const key = fingerprint(order);
  expect(fingerprint({ ...order })).toBe(key);
  expect(openAttempt()).toEqual({ order, key });
});

test('an order that was answered is not repeated under its key', () => {
  const key = fingerprint(order);
  forgetAttempt();
  expect(openAttempt()).toBeNull();
  expect(fingerprint(order)).not.toBe(key);
});

test('another order has another key', () => {
  const key = fingerprint(order);
  expect(fingerprint({ ...order, remark: '上午送货' })).not.toBe(key);
});

test('keys fit an HTTP header', () => {
  expect(fingerprint(order)).toMatch(/^[0-9a-f]{32}$/);
});

test('a reload of the page keeps the key, and so does a new login of the same buyer', async () => {
  const key = fingerprint(order);
  await jest.isolateModulesAsync(async () => {
    expect((await import('./order-attempt-store')).fingerprint(order)).toBe(key);
  });
  endSession();
  expect(openAttempt()).toBeNull();
  startSession(aSession({ id: 'somebody-else' }));
  expect(openAttempt()).toBeNull();
  startSession(aSession());
  expect(fingerprint(order)).toBe(key);
});
