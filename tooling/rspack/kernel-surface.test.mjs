import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kernelSurface } from './kernel-surface.mjs';
import { namesInKernel } from './names-in-kernel.mjs';

const kernel = {
  'contracts/api-version.ts': "export const apiVersion = '2.7'; // once '1.0'",
  'contracts/order.ts':
    "export const orderCalls = { 'order/detail': get({ request: z.object({ 'a/b': text() }) }), logout: post({}) };",
  'apps/index.ts':
    "export interface SlotContracts { 'orders/list': NoProps }\nexport interface Other { 'no/slot': 1 }",
};

test('calls, slots and the version of the kernel are found', () => {
  assert.deepEqual(namesInKernel(kernel), {
    calls: ['order/detail'],
    slots: ['orders/list'],
    apiContract: '2.7',
  });
});

test('they are found however the source is written', () => {
  const written = {
    ...kernel,
    'contracts/order.ts':
      'export const orderCalls = {\n\t\t"order/detail":\n get<A,\nB>({}) as const,\n/* \'order/gone\': get( */ };'.replace(
        ' as const',
        '',
      ),
    'apps/index.ts': 'export interface SlotContracts {\n\n      readonly "orders/list" :\n NoProps; }',
  };
  assert.deepEqual(namesInKernel(written), namesInKernel(kernel));
});

test('a kernel without them is an error and no empty surface', () => {
  assert.throws(() => namesInKernel({ ...kernel, 'contracts/order.ts': '' }), /states no calls/);
  assert.throws(() => namesInKernel({ ...kernel, 'apps/index.ts': '' }), /states no slots/);
});

test('the surface of this kernel names its calls and slots', () => {
  const { calls, slots, apiContract, files } = kernelSurface();
  assert.ok(calls.length >= 70 && calls.includes('order/generateOrder'), `${calls.length}`);
  assert.equal(new Set(calls).size, calls.length);
  assert.ok(slots.includes('orders/order-list'));
  assert.match(apiContract, /^\d+\.\d+$/);
  assert.ok(!Object.keys(files).some((name) => name.includes('.test.')));
});
