import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps } from './run-steps.mjs';

/** @param {readonly import('./run-steps.mjs').Step[]} steps */
async function finishedOf(steps) {
  /** @type {import('./run-steps.mjs').Finished[]} */
  const finished = [];
  await runSteps(steps, (step) => finished.push(step));
  return finished;
}

/**
 * A step that waits until it is let go.
 * @param {string} name
 * @param {string} queue
 */
function aStep(name, queue, result = { passed: 1, failed: 0 }) {
  let letGo = () => {};
  /** @type {Promise<typeof result>} */
  const finished = new Promise((resolve) => {
    letGo = () => resolve(result);
  });
  const step = { name, queue, started: false, letGo, run: () => finished };
  step.run = () => {
    step.started = true;
    return finished;
  };
  return step;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('queues run in parallel, the steps of a queue one after the other', async () => {
  const [types, unit, browser] = [aStep('types', 'code'), aStep('unit', 'code'), aStep('browser', 'product')];
  const running = finishedOf([types, unit, browser]);
  await turn();
  assert.deepEqual([types.started, unit.started, browser.started], [true, false, true]);
  types.letGo();
  await turn();
  assert.equal(unit.started, true);
  unit.letGo();
  browser.letGo();
  await running;
});

test('a step that ends early is reported in its turn', async () => {
  const [slow, quick] = [aStep('slow', 'code'), aStep('quick', 'product')];
  const running = finishedOf([slow, quick]);
  quick.letGo();
  await turn();
  slow.letGo();
  assert.deepEqual(
    (await running).map(({ name }) => name),
    ['slow', 'quick'],
  );
});

test('a step that throws has failed with its message, and the next goes on', async () => {
  const broken = { name: 'lint', queue: 'code', run: () => Promise.reject(new Error('line 3 is wrong')) };
  const next = aStep('unit', 'code', { passed: 3, failed: 0 });
  next.letGo();
  const [first, second] = await finishedOf([broken, next]);
  assert.deepEqual([first?.failed, first?.output], [1, 'line 3 is wrong']);
  assert.equal(second?.passed, 3);
});
