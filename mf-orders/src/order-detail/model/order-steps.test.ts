import type { orderStatuses } from 'shared-kernel/domain';
import { stepsOf } from './order-steps';

const states = (status: (typeof orderStatuses)[number]) => stepsOf(status, true).map(({ state }) => state);

const names = (withContract: boolean) => stepsOf(5, withContract).map(({ name }) => name);

test('the steps are those of the specification, in order', () => {
  expect(names(true)).toEqual(['提交订单', '上传合同', '厂家审核', '订单确认', '待发货', '已发货']);
});

test('an order without a contract says that there was none to upload', () => {
  expect(names(false)).toEqual(['提交订单', '无需上传合同', '厂家审核', '订单确认', '待发货', '已发货']);
});

test('the steps before the current one are done', () => {
  expect(states(5)).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(states(4)).toEqual(['done', 'done', 'done', 'current', 'ahead', 'ahead']);
  expect(states(8)).toEqual(['done', 'done', 'done', 'done', 'done', 'current']);
});

test('a completed order has all steps done; a closed one has no current step', () => {
  expect(states(9)).toEqual(Array(6).fill('done'));
  expect(states(98)).toEqual(Array(6).fill('ahead'));
  expect(states(99)).toEqual(Array(6).fill('ahead'));
});
