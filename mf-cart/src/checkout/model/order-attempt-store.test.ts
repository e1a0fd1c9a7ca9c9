import { endSession, startSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { fingerprint, forgetAttempt, openAttempt } from './order-attempt-store';
import type { OrderProposal } from './order-proposal';

const order: OrderProposal['order'] = {
  remark: '',
  purchaseNo: '',
  payWay: 'offline',
  businessStock: false,
  source: 0,
  whetherUseRebate: false,
  cartSkuS: [{ skuId: 'sku-1' }],
};

const proposal: OrderProposal = {
  order,
  summary: {
    parts: [],
    split: false,
    dealerName: null,
    payWayName: '线下支付',
    businessStock: false,
    remark: '',
    purchaseNo: '',
    productTotalUnit: '0.00',
    couponUnit: '0.00',
    rebateUnit: '0.00',
    totalUnit: '0.00',
  },
};

beforeEach(() => startSession(aSession()));

test('a press repeated before the answer has the same key', () => {
  const key = fingerprint(proposal);
  expect(fingerprint({ ...proposal, order: { ...order } })).toBe(key);
  expect(openAttempt()).toEqual({ ...proposal, key });
});

test('an answered order is not repeated under its key', () => {
  const key = fingerprint(proposal);
  forgetAttempt();
  expect(openAttempt()).toBeNull();
  expect(fingerprint(proposal)).not.toBe(key);
});

test('another order has another key', () => {
  const key = fingerprint(proposal);
  expect(fingerprint({ ...proposal, order: { ...order, remark: '上午送货' } })).not.toBe(key);
});

test('keys fit an HTTP header', () => {
  expect(fingerprint(proposal)).toMatch(/^[0-9a-f]{32}$/);
});

test('the key survives a reload of the page and a new login of the same buyer', async () => {
  const key = fingerprint(proposal);
  await jest.isolateModulesAsync(async () => {
    expect((await import('./order-attempt-store')).fingerprint(proposal)).toBe(key);
  });
  endSession();
  expect(openAttempt()).toBeNull();
  startSession(aSession({ id: 'somebody-else' }));
  expect(openAttempt()).toBeNull();
  startSession(aSession());
  expect(fingerprint(proposal)).toBe(key);
});
