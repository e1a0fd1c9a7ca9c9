import { chainAddressWarning } from './chain-address-rules';

const whole = { businessStock: false, hospitalId: 'hospital-1', addressCount: 2, consigneeId: 'consignee-1' };

test('a hospital with one of its addresses is a complete choice', () => {
  expect(chainAddressWarning(whole)).toBeNull();
});

test.each([
  ['a hospital', { hospitalId: null, addressCount: 0 }, '请选择医院'],
  ['a hospital that has addresses', { addressCount: 0, consigneeId: null }, '该医院暂无收货地址'],
  ['an address', { consigneeId: null }, '请选择地址'],
])('needs %s', (_, missing, warning) => {
  expect(chainAddressWarning({ ...whole, ...missing })).toBe(warning);
});

test('own stock needs no hospital, but an address', () => {
  const own = { ...whole, businessStock: true, hospitalId: null };
  expect(chainAddressWarning(own)).toBeNull();
  expect(chainAddressWarning({ ...own, addressCount: 0 })).toBe('请先添加收货地址');
  expect(chainAddressWarning({ ...own, consigneeId: null })).toBe('请选择地址');
});
