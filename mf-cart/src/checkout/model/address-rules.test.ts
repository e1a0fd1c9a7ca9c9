import { addressChangeWarning } from './address-rules';

const change = { needsDealer: true, hasDealer: true, addressCount: 2 };

test('existing addresses can be switched', () => {
  expect(addressChangeWarning(change)).toBeNull();
  expect(addressChangeWarning({ ...change, needsDealer: false, hasDealer: false })).toBeNull();
});

test('without a dealer there is no address to change', () => {
  expect(addressChangeWarning({ ...change, hasDealer: false, addressCount: 0 })).toBe('请先在下方选择经销商');
});

test('without any address one has to be added first', () => {
  expect(addressChangeWarning({ ...change, addressCount: 0 })).toBe('请先添加收货地址');
});
