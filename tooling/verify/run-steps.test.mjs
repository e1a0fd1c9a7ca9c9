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

test('steps run one after the other, each reported as soon as it is done', async () => {
  /** @type {string[]} */
  const happened = [];
  /** @param {string} name */
  const step = (name) => ({
    name,
    run: async () => {
      happened.push(`${name} starts`);
      await Promise.resolve();
      return { passed: 1, failed: 0 };
    },
  });
  await runSteps([step('types'), step('unit')], ({ name }) => happened.push(`${name} is reported`));
  assert.deepEqual(happened, ['types starts', 'types is reported', 'unit starts', 'unit is reported']);
});

test('a step that throws has failed with its message, and the next goes on', async () => {
  const broken = { name: 'lint', run: () => Promise.reject(new Error('line 3 is wrong')) };
  const next = { name: 'unit', run: async () => ({ passed: 3, failed: 0 }) };
  const [first, second] = await finishedOf([broken, next]);
  assert.deepEqual([first?.failed, first?.output], [1, 'line 3 is wrong']);
  assert.equal(second?.passed, 3);
});

test('lanes run side by side, and what comes after them waits for them', async () => {
  /** @type {string[]} */
  const happened = [];
  /** @type {(value?: unknown) => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => {
    letGo = resolve;
  });
  /** @param {string} name @param {string} [lane] @param {Promise<unknown>} [work] */
  const step = (name, lane, work = Promise.resolve()) => ({
    name,
    ...(lane && { lane }),
    run: async () => {
      happened.push(`${name} starts`);
      await work;
      if (name === 'tooling') letGo();
      return { passed: 1, failed: 0 };
    },
  });
  const steps = [
    step('measured'),
    step('browser', 'browser', held),
    step('embedded', 'others'),
    step('tooling', 'others'),
    step('last'),
  ];
  await runSteps(steps, ({ name }) => happened.push(`${name} done`));
  assert.deepEqual(happened, [
    'measured starts',
    'measured done',
    'browser starts',
    'embedded starts',
    'embedded done',
    'tooling starts',
    'tooling done',
    'browser done',
    'last starts',
    'last done',
  ]);
});
