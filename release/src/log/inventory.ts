import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, listFolder } from '../store/durable-files';
import { appName, channelName, releaseVersion } from '../store/names';
import { fileNumbers } from '../store/numbered-files';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';

// Those of before the log knew them have shorter names.
const BY_DIGEST = /^[0-9a-f]{64}\.json$/;

/** What the log answers for, of what a store holds: path in the store, and digest of the content. */
export async function inventory(store: Store): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of await paths(store)) {
    const digest = await digestOf(join(store.root, path));
    if (digest !== null) found.set(path, digest);
  }
  return found;
}

/** A path in the store as the log names it. */
export const subjectOf = (store: Store, file: string): string =>
  file.slice(store.root.length + 1).replaceAll('\\', '/');

async function paths(store: Store): Promise<string[]> {
  const found = ['rights.json', 'keys.json', ...(await numbered(store, store.configuration))];
  for (const channel of await named(store.channels, channelName))
    found.push(...(await numbered(store, store.revisions(channel))));
  for (const app of await named(store.apps, appName)) {
    found.push(subjectOf(store, store.newest(app)));
    for (const version of await named(store.app(app), releaseVersion))
      found.push(subjectOf(store, join(store.release(app, version), 'release.json')));
  }
  for (const folder of [
    store.surfaces,
    ...(await named(store.surfaces, appName)).map((app) => join(store.surfaces, app)),
  ])
    for (const name of (await listFolder(folder)).sort())
      if (BY_DIGEST.test(name)) found.push(subjectOf(store, join(folder, name)));
  for (const name of (await listFolder(store.kits)).sort())
    if (name.endsWith('.json')) found.push(subjectOf(store, join(store.kits, name)));
  const checks = join(store.root, 'checks');
  for (const app of await named(checks, appName))
    for (const version of await named(join(checks, app), releaseVersion))
      found.push(...(await numbered(store, store.checks(app, version))));
  return found;
}

const numbered = async (store: Store, folder: string): Promise<string[]> =>
  (await fileNumbers(folder)).map((number) => subjectOf(store, join(folder, `${number}.json`)));

const named = async (folder: string, schema: typeof appName): Promise<string[]> =>
  (await listFolder(folder)).filter((name) => schema.safeParse(name).success).sort();

async function digestOf(file: string): Promise<string | null> {
  try {
    return sha256(await readFile(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
