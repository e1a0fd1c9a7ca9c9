import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReport } from '../testing/a-report';
import { createFileAnalytics } from './analytics';

let folder: string;
let warn: jest.Mock;
beforeEach(async () => {
  warn = jest.fn();
  folder = join(await mkdtemp(join(tmpdir(), 'analytics-')), 'telemetry');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('events are stored one per line in their day’s file, even when reported at once', async () => {
  const analytics = createFileAnalytics(folder, { warn });
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
  const analytics = createFileAnalytics(folder, { warn });
  await analytics.record([aReport('first')]);
  const [file = ''] = await readdir(folder);
  await truncate(join(folder, file), 50 * 1024 * 1024);
  expect(await analytics.record([aReport('late')])).toBe(false);
  await analytics.note({ kind: 'left-out', why: 'day', count: 1 });
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).not.toContain('late');
  expect(text).toContain('"why":"day"');
});

test('what a full disk does not take is left out and told once a minute, and what comes later is whole', async () => {
  let now = new Date('2026-03-10T02:00:00Z');
  const analytics = createFileAnalytics(folder, { warn }, () => now);
  const file = join(folder, '2026-03-10.jsonl');
  await mkdir(folder);
  await symlink('/dev/full', file);
  for (let n = 0; n < 3; n += 1) expect(await analytics.record([aReport('lost')])).toBe(true);
  await rm(file);
  await analytics.record([aReport('stored')]);
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ENOSPC'), leftOut: 1 }, 'reports of browsers are not stored'],
  ]);
  expect((await readFile(file, 'utf8')).trim()).toContain('"name":"stored"');
  now = new Date('2026-03-10T02:01:00Z');
  await rm(file);
  await symlink('/dev/full', file);
  await analytics.record([aReport('lost')]);
  expect(warn.mock.calls[1]?.[0]).toMatchObject({ leftOut: 3 });
});
