/**
 * A reporter of Node's test runner: the wall time of each test file, as JSON.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* nodeTimes(events) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || !data.file) continue;
    seconds.set(data.file, (seconds.get(data.file) ?? 0) + data.details.duration_ms / 1_000);
  }
  yield JSON.stringify([...seconds].map(([file, total]) => ({ file, seconds: total })));
}
