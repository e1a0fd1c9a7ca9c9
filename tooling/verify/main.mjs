import { runInLanes } from './lanes.mjs';
import { keepTemporaryFilesInMemory } from './memory-folder.mjs';
import { listSteps } from './steps.mjs';

/**
 * Runs the steps that are named, or all.
 * @param {readonly string[]} args names of steps, and `--affected`
 * @returns {Promise<number>} exit code
 */
export async function verify(args) {
  const affected = args.includes('--affected');
  const wanted = args.filter((arg) => arg !== '--affected');
  const steps = await listSteps({ affected });
  const names = steps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`没有这一步：${unknown.join(' ')}（可选：${names.join(' ')}，以及 --affected）`);
    return 2;
  }
  keepTemporaryFilesInMemory();
  const total = { passed: 0, failed: 0 };
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await runInLanes(chosen, ({ name, passed, failed, output, seconds }) => {
    if (output) console.log(output);
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)} ${counts}  ${seconds.toFixed(1).padStart(6)} s`);
    total.passed += passed;
    total.failed += failed;
  });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
