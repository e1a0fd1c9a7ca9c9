/**
 * @typedef {{ passed: number, failed: number, output?: string }} Result
 * @typedef {{ name: string, lane: string, run: () => Promise<Result> }} Step
 * @typedef {Result & { name: string, seconds: number }} Finished
 */

/**
 * Runs the steps of a lane one after the other, and the lanes beside one another.
 * @param {readonly Step[]} steps
 * @param {(finished: Finished) => void} tell called in the order of `steps`, as soon as a step and all before it are done
 */
export async function runInLanes(steps, tell) {
  /** @type {Map<string, Promise<unknown>>} */
  const lanes = new Map();
  const running = steps.map((step) => {
    const before = lanes.get(step.lane) ?? Promise.resolve();
    const finished = before.then(() => finish(step));
    lanes.set(step.lane, finished);
    return finished;
  });
  for (const finished of running) tell(await finished);
}

/**
 * A step that breaks off has failed once; the steps after it go on.
 * @param {Step} step
 * @returns {Promise<Finished>}
 */
async function finish({ name, run }) {
  const started = Date.now();
  const result = await run().catch((/** @type {unknown} */ error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }));
  return { ...result, name, seconds: (Date.now() - started) / 1_000 };
}
