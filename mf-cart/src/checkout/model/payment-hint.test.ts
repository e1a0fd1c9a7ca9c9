import { paymentHint } from './payment-hint';

const ready = { needsDealer: true, hasDealer: true, hasPayWay: true };

test('the payment method comes first, then the dealer', () => {
  expect(paymentHint(ready)).toBeNull();
  expect(paymentHint({ ...ready, hasPayWay: false, hasDealer: false })).toBe('请先选择付款方式');
  expect(paymentHint({ ...ready, hasDealer: false })).toBe('请先选择经销商');
});

test('the buyer is asked for a dealer only where one is needed', () => {
  expect(paymentHint({ needsDealer: false, hasDealer: false, hasPayWay: true })).toBeNull();
});

test('the buyer is not asked for a choice whose options are not loaded', () => {
  const unread = { payWay: 'loading', dealer: 'failed' } as const;
  expect(paymentHint({ ...ready, hasPayWay: false, unread })).toBe('付款方式正在加载，请稍候');
  expect(paymentHint({ ...ready, hasDealer: false, unread })).toBe('经销商未能加载，请重新加载后再提交');
  expect(paymentHint({ ...ready, unread })).toBeNull();
});
