import { countProcessorTime } from '../lib/processor-time.mjs';

/**
 * @typedef {{ file: string, seconds: number, processorSeconds?: number | undefined }} FileTime
 * @typedef {{ passed: number, failed: number, output?: string, files?: readonly FileTime[], failures?: readonly string[] }} Result
 *   `failures`: the tests that failed, each with the first lines of why, as far as the runner tells them
 * @typedef {{ name: string, lane?: string, run: () => Promise<Result> }} Step
 * @typedef {Result & { name: string, seconds: number, processorSeconds: number }} Finished
 */

/**
 * Runs steps one after the other: each has the machine for itself, so that its times and limits hold on a slow one, too.
 * Those that wait more than they work name a lane, and lanes that follow one another run side by side.
 * @param {readonly Step[]} steps
 * @param {(finished: Finished) => void} report called as soon as a step is done
 */
export async function runSteps(steps, report) {
  const [first] = steps;
  if (!first) return;
  const end = first.lane ? steps.findIndex(({ lane }) => !lane) : 1;
  const together = end < 0 ? steps : steps.slice(0, end);
  await Promise.all(
    [...new Set(together.map(({ lane }) => lane))].map(async (wanted) => {
      for (const step of together) if (step.lane === wanted) report(await finish(step));
    }),
  );
  await runSteps(steps.slice(together.length), report);
}

/**
 * A step that throws counts as one failure; the steps after it go on.
 * @param {Step} step
 * @returns {Promise<Finished>}
 */
async function finish({ name, run }) {
  const started = Date.now();
  const { result, processorSeconds } = await countProcessorTime(() =>
    run().catch((/** @type {unknown} */ error) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? error.message : String(error),
    })),
  );
  return { ...result, name, seconds: (Date.now() - started) / 1_000, processorSeconds };
}
