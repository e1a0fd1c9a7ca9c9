import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutRejection } from './chunk-retry.mjs';

const trigger = `__webpack_require__.f.prefetch = (chunkId, promises) => {
  Promise.all(promises).then(() => {
    asked.push(chunkId);
  });
};
`;

test('a chunk that fails is told of where it is asked for, and not once more by what follows it', async () => {
  /** @type {number[]} */
  const asked = [];
  const runtime = {
    f: { prefetch(/** @type {number} */ _chunk, /** @type {Promise<unknown>[]} */ _asked) {} },
  };
  new Function('__webpack_require__', 'asked', withoutRejection(trigger))(runtime, asked);
  /** @type {unknown[]} */
  const unhandled = [];
  const hear = (/** @type {unknown} */ reason) => unhandled.push(reason);
  process.on('unhandledRejection', hear);
  const failing = Promise.reject(new Error('no line'));
  failing.catch(() => {});
  runtime.f.prefetch(1, [failing]);
  runtime.f.prefetch(2, [Promise.resolve()]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', hear);
  assert.deepEqual([asked, unhandled], [[2], []]);
});

test('a bundler that says it differently is noticed', () => {
  assert.throws(() => withoutRejection('prefetch()'), /has changed/);
});
