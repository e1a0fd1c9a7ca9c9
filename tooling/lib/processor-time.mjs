import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** @type {AsyncLocalStorage<{ seconds: number }>} */
const counting = new AsyncLocalStorage();

let counted = 0;

/** Processor seconds of all child processes that have ended, with theirs; 0 where the system does not say. */
function secondsOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Called when a child process has ended: what was spent since the last one did is its. */
export function countEndedChild() {
  const now = secondsOfChildren();
  const spent = counting.getStore();
  if (spent) spent.seconds += now - counted;
  counted = now;
}

/**
 * Runs some work and counts what the commands that it runs to their end take of the processor, with all that they start.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, processorSeconds: number }>}
 */
export function countProcessorTime(work) {
  const spent = { seconds: 0 };
  return counting.run(spent, async () => {
    const result = await work();
    return { result, processorSeconds: spent.seconds };
  });
}
