import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { release } from 'tooling/lib/shop.mjs';

/** Changes one script of a build; returns its new text. */
export type Patch = (text: string, file: string) => string;

/** A copy of an app's build with its scripts changed; its folder. */
async function patchedCopy(app: string, patch: Patch): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-patched-'));
  const dist = join(folder, 'dist');
  await cp(join(projectRoot, app, 'dist'), dist, { recursive: true });
  let changed = 0;
  for (const file of await readdir(dist)) {
    if (!file.endsWith('.js')) continue;
    const text = await readFile(join(dist, file), 'utf8');
    const patched = patch(text, file);
    if (patched === text) continue;
    changed += 1;
    await writeFile(join(dist, file), patched);
  }
  if (changed === 0) throw new Error(`the patch changes nothing of ${app}`);
  return folder;
}

/**
 * Publishes the builds of apps with their scripts changed, as releases of their own: hashes and integrity are those of
 * what is published, so that a browser runs it.
 * @returns the published version of each app
 */
export async function publishAllPatched(
  store: string,
  apps: readonly string[],
  patch: Patch,
): Promise<readonly string[]> {
  const folders = await Promise.all(apps.map((app) => patchedCopy(app, patch)));
  const output = await release(store, 'publish', ...folders, '--by', 'journey');
  const versions = output.match(/\d+\.\d+\.\d+\+[0-9a-f]{8}/g) ?? [];
  if (versions.length !== apps.length) throw new Error(`not everything was published:\n${output}`);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  return versions;
}

/** Publishes one app's build with its scripts changed. @returns the published version */
export async function publishPatched(store: string, app: string, patch: Patch): Promise<string> {
  const [version = ''] = await publishAllPatched(store, [app], patch);
  return version;
}

/** Makes the version of a script seen in `globalThis.ran` of whatever page runs it. */
export const marked =
  (mark: string): Patch =>
  (text, file) =>
    file.startsWith('remoteEntry') || file.startsWith('main')
      ? text
      : `(globalThis.ran??={})["${mark}"]=1;${text}`;

/** The module that an app exposes as `./app`. */
export const isAppModule = (file: string): boolean => file.startsWith('__federation_expose_app');
