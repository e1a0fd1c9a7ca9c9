/** @typedef {import('./run-steps.mjs').Finished} Finished */

const shownFiles = 40;

/** @param {number | undefined} seconds */
const column = (seconds) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9);

/**
 * What each suite took, and the test files that took longest: wall time, and processor seconds where the runner gives
 * each file a process or counts for it.
 * @param {readonly Finished[]} suites
 * @param {number} [shown] how many files
 * @returns {string} a table of plain text
 */
export function formatTimes(suites, shown = shownFiles) {
  const heading = `${'wall s'.padStart(9)}${'cpu s'.padStart(9)}  `;
  const sum = {
    seconds: Math.max(0, ...suites.map(({ seconds }) => seconds)),
    processorSeconds: suites.reduce((total, { processorSeconds }) => total + processorSeconds, 0),
  };
  const files = suites
    .flatMap(({ name, files: ofSuite = [] }) => ofSuite.map((file) => ({ ...file, suite: name })))
    .sort((a, b) => (b.processorSeconds ?? b.seconds) - (a.processorSeconds ?? a.seconds));
  return [
    `${heading}suite`,
    ...suites.map(
      ({ name, seconds, processorSeconds }) => `${column(seconds)}${column(processorSeconds)}  ${name}`,
    ),
    `${column(undefined)}${column(sum.processorSeconds)}  all`,
    '',
    `${heading}file (${Math.min(shown, files.length)} of ${files.length})`,
    ...files
      .slice(0, shown)
      .map((file) => `${column(file.seconds)}${column(file.processorSeconds)}  ${file.suite}  ${file.file}`),
  ].join('\n');
}
