import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './processes.mjs';
import { countProcessorTime } from './processor-time.mjs';

/** @param {number} ms */
const busy = (ms) =>
  run(process.execPath, ['-e', `const end = Date.now() + ${ms}; while (Date.now() < end);`]);

test('each piece of work is counted what its own commands took, side by side', {
  skip: process.platform !== 'linux',
}, async () => {
  const [long, short] = await Promise.all([
    countProcessorTime(() => busy(1_500)),
    countProcessorTime(async () => 'nothing'),
  ]);
  assert.equal(short.result, 'nothing');
  assert.equal(short.processorSeconds, 0);
  assert.ok(long.processorSeconds > 0.3, `${long.processorSeconds} s`);
});

test('a command that fails counts, too', { skip: process.platform !== 'linux' }, async () => {
  const { processorSeconds } = await countProcessorTime(() =>
    run(process.execPath, [
      '-e',
      'const end = Date.now() + 300; while (Date.now() < end); process.exit(1)',
    ]).catch(() => ''),
  );
  assert.ok(processorSeconds > 0.05, `${processorSeconds} s`);
});
