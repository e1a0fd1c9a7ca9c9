import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, StoreUnavailable } from 'object-store';
import { folderObjects } from 'object-store/folder';
import { aReport } from '../testing/a-report';
import type { Analytics } from './analytics';
import { createBucketAnalytics } from './bucket-analytics';

let folder: string;
let bucket: ObjectStore;
let now: Date;
let warned: unknown[];
let analytics: Analytics & { close(): Promise<void> };
let isAway: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analytics-'));
  const objects = folderObjects(folder);
  isAway = false;
  bucket = {
    ...objects,
    async put(...given) {
      if (isAway) throw new StoreUnavailable('the bucket', new Error('away'));
      await objects.put(...given);
    },
  };
  now = new Date('2026-03-10T23:59:59.500Z');
  warned = [];
  analytics = createBucketAnalytics({
    open: async () => bucket,
    log: { warn: (said: unknown) => warned.push(said) },
    clock: () => now,
    waitMs: 10,
  });
});
afterEach(async () => {
  await analytics.close();
  await rm(folder, { recursive: true });
});

/** Names of the events that are stored, by day. */
async function stored(): Promise<Record<string, string[]>> {
  const days: Record<string, string[]> = {};
  for (const day of (await readdir(folder)).filter((name) => name !== 'incoming')) {
    const files = (await readdir(join(folder, day))).sort();
    const texts = await Promise.all(files.map((file) => readFile(join(folder, day, file), 'utf8')));
    days[day] = texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { name?: string; why?: string }).name ?? 'left-out'),
    );
  }
  return days;
}

test('reports are stored in the folder of their day, at the latest when the process ends', async () => {
  await Promise.all([analytics.record([aReport('a'), aReport('b')]), analytics.record([aReport('c')])]);
  await analytics.close();
  expect(await stored()).toEqual({ '2026-03-10': ['a', 'b', 'c'] });
  now = new Date('2026-03-11T00:00:00.000Z');
  await analytics.note({ kind: 'left-out', why: 'app', app: 'mf-cart', count: 2 });
  await analytics.close();
  expect(await stored()).toMatchObject({ '2026-03-11': ['left-out'] });
});

test('they wait while the bucket is away, and come once', async () => {
  isAway = true;
  await analytics.record([aReport('a')]);
  await analytics.close();
  await analytics.record([aReport('b')]);
  expect(await stored()).toEqual({});
  expect(warned).toEqual([{ reason: 'the bucket: away', leftOut: 0 }]);
  isAway = false;
  await analytics.close();
  await analytics.close();
  expect(await stored()).toEqual({ '2026-03-10': ['a', 'b'] });
});

test('beyond some megabytes they are left out while it is away, and the log tells how many', async () => {
  isAway = true;
  const long = 'x'.repeat(1_000_000);
  for (let n = 0; n < 6; n += 1) expect(await analytics.record([aReport(`${n}`, long)])).toBe(true);
  now = new Date('2026-03-11T00:02:00.000Z');
  await analytics.record([aReport('late', long)]);
  expect(warned).toContainEqual({ reason: 'too many wait', leftOut: expect.any(Number) });
  isAway = false;
  await analytics.close();
  expect((await stored())['2026-03-10']).toEqual(['0', '1', '2', '3']);
});

test('a day that is full refuses more, but for the note that says so', async () => {
  const long = 'x'.repeat(3_000_000);
  for (let n = 0; n < 18; n += 1) {
    await analytics.record([aReport(`${n}`, long)]);
    await analytics.close();
  }
  expect(await analytics.record([aReport('late')])).toBe(false);
  await analytics.note({ kind: 'left-out', why: 'day', count: 1 });
  await analytics.close();
  now = new Date('2026-03-11T08:00:00.000Z');
  expect(await analytics.record([aReport('next')])).toBe(true);
  await analytics.close();
  const days = await stored();
  expect(days['2026-03-10']).toHaveLength(19);
  expect(days['2026-03-10']).toContain('left-out');
  expect(days['2026-03-11']).toEqual(['next']);
});
