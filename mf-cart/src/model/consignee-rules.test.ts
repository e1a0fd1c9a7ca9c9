import { consigneeErrors } from './consignee-rules';

const whole = {
  name: '李护士',
  phone: '13800000000',
  address: '浙江省临江市滨河路 18 号',
  defaultAddress: false,
};

test('a complete address has no errors', () => {
  expect(consigneeErrors(whole)).toEqual({});
  expect(consigneeErrors({ ...whole, phone: ' 13800000000 ' })).toEqual({});
});

test('every field is required', () => {
  expect(consigneeErrors({ name: ' ', phone: '', address: '', defaultAddress: true })).toEqual({
    name: '请输入收货人姓名',
    phone: '请输入联系电话',
    address: '请输入详细地址',
  });
});

test('a phone is a mobile or a landline', () => {
  expect(consigneeErrors({ ...whole, phone: '010-12345678 转 801' })).toEqual({});
  expect(consigneeErrors({ ...whole, phone: '1380000000' })).toEqual({ phone: '请输入11位手机号' });
  expect(consigneeErrors({ ...whole, phone: '12345678a' })).toEqual({
    phone: '请输入11位手机号，或带区号的固定电话，如 010-12345678',
  });
});

test('text that cannot be printed on a contract is marked at its field', () => {
  expect(consigneeErrors({ ...whole, name: '𠮷野', address: '滨河路 18 号🏥' })).toEqual({
    name: '“𠮷”无法印在合同上，请改用常用字',
    address: '“🏥”无法印在合同上，请改用常用字',
  });
});
