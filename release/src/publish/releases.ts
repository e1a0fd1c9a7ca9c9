import { join } from 'node:path';
import { z } from 'zod';
import { listFolder } from '../store/durable-files';
import { readJson } from '../store/json-files';
import { appName, releaseVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { RELEASE_RECORD, type ReleaseRecord, releaseRecord } from './release-record';

const newest = z.object({ version: releaseVersion, at: z.string() });

/** The record of one release, or null when this version was never published. */
export const findRelease = (store: Store, app: string, version: string): Promise<ReleaseRecord | null> =>
  readJson(join(store.release(app, version), RELEASE_RECORD), releaseRecord);

/**
 * The record of one release.
 * @throws ReleaseError when this version was never published.
 */
export async function readRelease(store: Store, app: string, version: string): Promise<ReleaseRecord> {
  const record = await findRelease(store, app, version);
  if (record === null) throw new ReleaseError(`${app}@${version} was never published to ${store.root}`);
  return record;
}

/**
 * The version that was published last, which need not be the one first published last: publishing an
 * older build again makes it the newest.
 * @throws ReleaseError when nothing of this app was published.
 */
export async function newestVersion(store: Store, app: string): Promise<string> {
  const found = await readJson(store.newest(app), newest);
  if (found === null) throw new ReleaseError(`nothing of ${app} was published to ${store.root}`);
  return found.version;
}

/** The apps of which something was published, by name. */
export async function listApps(store: Store): Promise<string[]> {
  const names = (await listFolder(store.apps)).filter((name) => appName.safeParse(name).success).sort();
  const published = await Promise.all(names.map((name) => readJson(store.newest(name), newest)));
  return names.filter((_, index) => published[index] !== null);
}

/** Every release of an app, oldest first. */
export async function listReleases(store: Store, app: string): Promise<ReleaseRecord[]> {
  const versions = (await listFolder(store.app(app))).filter(
    (name) => releaseVersion.safeParse(name).success,
  );
  const releases = await Promise.all(versions.map((version) => readRelease(store, app, version)));
  return releases.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}
