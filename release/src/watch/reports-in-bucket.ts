import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from 'object-store';
import { openObjects } from '../bucket/open-objects';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nothing that is shown goes further back. */
const KEPT_DAYS = 40;

/** What was read of buckets stays on this machine while the process runs: its objects never change. */
let kept: string | undefined;

function keptFolder(): string {
  if (kept === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'mall-reports-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    kept = folder;
  }
  return kept;
}

/**
 * Copies of the files of reports in a bucket since a day, the oldest day first. The bucket's server is that of the environment
 * (`S3_ENDPOINT`, `S3_REGION`, `S3_SECONDS`), as of mall-api.
 * @param place such as `s3://reports/shop`
 * @param firstDay `YYYY-MM-DD`, in UTC
 * @throws ReleaseError for what is no bucket, or where the packages for buckets are not installed
 * @throws StoreUnavailable when it cannot be read
 */
export async function* reportFiles(place: string, firstDay: string): AsyncGenerator<string> {
  const store = await openObjects(place);
  const folder = join(keptFolder(), encodeURIComponent(place));
  try {
    await forgetBefore(folder, dayAt(Date.now() - KEPT_DAYS * DAY_MS));
    // A clock of the API may be ahead.
    const lastDay = dayAt(Date.now() + DAY_MS);
    for (let day = firstDay; day <= lastDay; day = dayAt(Date.parse(day) + DAY_MS))
      for await (const { key } of store.list(`${day}/`)) yield await fetched(store, key, join(folder, key));
  } finally {
    store.close();
  }
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** @returns the file, fetched now if it was not before */
async function fetched(store: ObjectStore, key: string, file: string): Promise<string> {
  if (existsSync(file)) return file;
  const content = await store.get(key);
  if (!content) throw new Error(`${key} of ${store.place} has gone`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.${randomUUID()}`;
  await pipeline(content, createWriteStream(incoming, { mode: 0o600 }));
  await rename(incoming, file);
  return file;
}

async function forgetBefore(folder: string, firstDay: string): Promise<void> {
  const days = await readdir(folder).catch(() => []);
  for (const day of days.filter((name) => name < firstDay)) await rm(join(folder, day), { recursive: true });
}
