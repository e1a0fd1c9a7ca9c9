import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInLanes } from './lanes.mjs';

/** @param {readonly import('./lanes.mjs').Step[]} steps */
async function told(steps) {
  /** @type {import('./lanes.mjs').Finished[]} */
  const finished = [];
  await runInLanes(steps, (step) => finished.push(step));
  return finished;
}

/**
 * A step that waits until it is let go.
 * @param {string} name
 * @param {string} lane
 */
function aStep(name, lane, result = { passed: 1, failed: 0 }) {
  let letGo = () => {};
  /** @type {Promise<typeof result>} */
  const finished = new Promise((resolve) => {
    letGo = () => resolve(result);
  });
  const step = { name, lane, started: false, letGo, run: () => finished };
  step.run = () => {
    step.started = true;
    return finished;
  };
  return step;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('lanes run beside one another, the steps of a lane one after the other', async () => {
  const [types, unit, browser] = [aStep('types', 'code'), aStep('unit', 'code'), aStep('browser', 'product')];
  const running = told([types, unit, browser]);
  await turn();
  assert.deepEqual([types.started, unit.started, browser.started], [true, false, true]);
  types.letGo();
  await turn();
  assert.equal(unit.started, true);
  unit.letGo();
  browser.letGo();
  await running;
});

test('what is done early is told in its turn', async () => {
  const [slow, quick] = [aStep('slow', 'code'), aStep('quick', 'product')];
  const running = told([slow, quick]);
  quick.letGo();
  await turn();
  slow.letGo();
  assert.deepEqual(
    (await running).map(({ name }) => name),
    ['slow', 'quick'],
  );
});

test('a step that breaks off has failed with what it said, and the next goes on', async () => {
  const broken = { name: 'lint', lane: 'code', run: () => Promise.reject(new Error('line 3 is wrong')) };
  const next = aStep('unit', 'code', { passed: 3, failed: 0 });
  next.letGo();
  const [first, second] = await told([broken, next]);
  assert.deepEqual([first?.failed, first?.output], [1, 'line 3 is wrong']);
  assert.equal(second?.passed, 3);
});
