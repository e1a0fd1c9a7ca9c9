import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApps } from '../rspack/federation-field.mjs';
import { kernelSurface } from '../rspack/kernel-surface.mjs';
import { namesInKernel } from '../rspack/names-in-kernel.mjs';
import { ownTypes, withOwnApps } from './own-apps.mjs';

const cart = listApps().filter(({ name }) => name === 'mf-cart');
/** A kernel that knows nothing of the carts. */
const kernel = {
  ...kernelSurface().files,
  'apps/index.ts':
    "export interface RouteQueries { '/home': {} }\nexport interface SlotContracts { 'orders/list': {} }",
};

test('a kernel in a team’s repository has the slots of the team’s own apps beside the others', () => {
  const { slots } = namesInKernel(withOwnApps(kernel, cart));
  assert.ok(slots.includes('orders/list'));
  assert.ok(slots.includes('cart/goods-table'));
  assert.deepEqual(withOwnApps(kernel, []), kernel);
});

test('their types lead to the source of the app', () => {
  const types = ownTypes(cart);
  assert.match(types, /import type \* as cart from '\.\.\/mf-cart\/src\/contract';/);
  assert.match(types, /declare module 'shared-kernel\/apps'/);
  assert.match(types, /'\/shoppingCar': cart\.CartQuery;/);
  assert.match(types, /'cart\/goods-table': cart\.\w+;/);
});
