import type { OrderDestination } from 'shared-kernel/contracts';
import { destinationName } from './destination-name';

const to = (over: Partial<OrderDestination>): OrderDestination => ({
  subOrderNo: null,
  name: '张老师',
  phone: '010-12345678',
  address: '滨河路 18 号',
  hospitalName: null,
  ...over,
});

test('names the hospital, or the consignee where there is none', () => {
  expect(destinationName([to({ hospitalName: '临江医院' })])).toBe('临江医院');
  expect(destinationName([to({})])).toBe('张老师');
});

test('counts the destinations of a split order', () => {
  expect(destinationName([to({ hospitalName: '临江医院' }), to({}), to({})])).toBe('临江医院 等 3 处');
});

test('is null when nothing is known', () => {
  expect(destinationName()).toBeNull();
  expect(destinationName([])).toBeNull();
});
