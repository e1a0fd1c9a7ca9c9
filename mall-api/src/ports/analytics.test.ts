import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReport } from '../testing/a-report';
import { createFileAnalytics } from './analytics';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'analytics-')), 'telemetry');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('events are stored one per line in their day’s file, even when reported at once', async () => {
  const analytics = createFileAnalytics(folder);
  const reports = Array.from({ length: 20 }, (_, index) => [aReport(`a${index}`), aReport(`b${index}`)]);
  await Promise.all(reports.map((events) => analytics.record(events)));
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/^\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(join(folder, file), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).name).sort()).toEqual(
    reports.flatMap((events) => events.map(({ name }) => name)).sort(),
  );
});

test('a day at its disk quota refuses more and says so', async () => {
  const analytics = createFileAnalytics(folder);
  await analytics.record([aReport('first')]);
  const [file = ''] = await readdir(folder);
  await truncate(join(folder, file), 50 * 1024 * 1024);
  expect(await analytics.record([aReport('late')])).toBe(false);
  await analytics.note({ kind: 'left-out', why: 'day', count: 1 });
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).not.toContain('late');
  expect(text).toContain('"why":"day"');
});
