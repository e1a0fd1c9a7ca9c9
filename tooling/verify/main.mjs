import { byNameOnly, drillSteps, listDrills } from './drills.mjs';
import { keepTemporaryFilesInMemory } from './memory-folder.mjs';
import { runSteps } from './run-steps.mjs';
import { listSteps } from './steps.mjs';
import { formatTimes } from './times.mjs';

/**
 * `npm test`: runs the steps that are named, or all.
 * @param {readonly string[]} args names of steps, `--affected` for what a change calls for, `--times` for a table
 * @returns {Promise<number>} exit code
 */
export async function verify(args) {
  const steps = await listSteps({ affected: args.includes('--affected') });
  const chosen = choose(
    args,
    steps.map(({ name }) => name),
    ['--affected', '--times'],
  );
  return chosen
    ? runAndReport(
        steps.filter(({ name }) => chosen.includes(name)),
        args,
      )
    : 2;
}

/**
 * `npm run drills`: runs the drills that are named, or all but those that run by their names only.
 * @param {readonly string[]} args names of drills, and `--times`
 * @returns {Promise<number>} exit code
 */
export async function runDrills(args) {
  const drills = listDrills();
  const names = [...drills.keys()];
  const usual = names.filter((name) => !byNameOnly.includes(name));
  const chosen = choose(args, names, ['--times'], usual);
  return chosen ? runAndReport(drillSteps(chosen.map((name) => drills.get(name) ?? '')), args) : 2;
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} names
 * @param {readonly string[]} options
 * @param {readonly string[]} [usual] what runs when none is named
 * @returns {readonly string[] | undefined} the names that were asked for; none after a name that is unknown
 */
function choose(args, names, options, usual = names) {
  const wanted = args.filter((arg) => !options.includes(arg));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length === 0) return wanted.length > 0 ? wanted : usual;
  console.error(`没有：${unknown.join(' ')}（可选：${names.join(' ')}，以及 ${options.join(' ')}）`);
  return undefined;
}

/**
 * @param {readonly import('./run-steps.mjs').Step[]} steps
 * @param {readonly string[]} args
 */
async function runAndReport(steps, args) {
  keepTemporaryFilesInMemory();
  const total = { passed: 0, failed: 0 };
  /** @type {import('./run-steps.mjs').Finished[]} */
  const suites = [];
  await runSteps(steps, (suite) => {
    const { name, passed, failed, output, seconds } = suite;
    if (output) console.log(output);
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)} ${counts}  ${seconds.toFixed(1).padStart(6)} s`);
    suites.push(suite);
    total.passed += passed;
    total.failed += failed;
  });
  if (args.includes('--times')) console.log(`\n${formatTimes(suites)}\n`);
  // Once more at the end, where somebody looks first.
  for (const { name, failures = [] } of suites)
    for (const failure of failures) console.log(`✗ ${name}: ${failure.replaceAll('\n', '\n✗ ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
