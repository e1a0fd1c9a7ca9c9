import { countProcessorTime } from '../lib/processor-time.mjs';

/**
 * @typedef {{ file: string, seconds: number, processorSeconds?: number | undefined }} FileTime
 * @typedef {{ passed: number, failed: number, output?: string, files?: readonly FileTime[] }} Result
 * @typedef {{ name: string, queue: string, run: () => Promise<Result> }} Step
 * @typedef {Result & { name: string, seconds: number, processorSeconds: number }} Finished
 */

/**
 * Runs the steps of a queue one after the other, and the queues in parallel.
 * @param {readonly Step[]} steps
 * @param {(finished: Finished) => void} report called in the order of `steps`, as soon as a step and all before it are done
 */
export async function runSteps(steps, report) {
  /** @type {Map<string, Promise<unknown>>} */
  const queues = new Map();
  const running = steps.map((step) => {
    const before = queues.get(step.queue) ?? Promise.resolve();
    const finished = before.then(() => finish(step));
    queues.set(step.queue, finished);
    return finished;
  });
  for (const finished of running) report(await finished);
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
