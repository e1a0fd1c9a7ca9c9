import { appendFileSync } from 'node:fs';

// For `npm test -- --times`: a worker runs one file at a time.
const report = process.env['TEST_TIMES'];
if (report) {
  const before = process.cpuUsage();
  afterAll(() => {
    const { user, system } = process.cpuUsage(before);
    const line = { file: expect.getState().testPath, processorSeconds: (user + system) / 1e6 };
    appendFileSync(report, `${JSON.stringify(line)}\n`);
  });
}
