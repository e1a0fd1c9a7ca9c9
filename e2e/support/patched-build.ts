import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { release } from 'tooling/lib/shop.mjs';

/** Changes one script of a build; returns its new text. */
export type Patch = (text: string, file: string) => string;

const DESCRIPTION = 'assets.json';
const unchanged = (text: string): string => text;

/** A copy of an app's build with its scripts changed, and what it says of itself if need be; its folder. */
async function patchedCopy(app: string, patch: Patch, stating = unchanged): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-patched-'));
  const dist = join(folder, 'dist');
  await cp(resolve(projectRoot, app, 'dist'), dist, { recursive: true });
  let changed = 0;
  for (const file of await readdir(dist)) {
    if (!file.endsWith('.js') && file !== DESCRIPTION) continue;
    const text = await readFile(join(dist, file), 'utf8');
    const patched = file === DESCRIPTION ? stating(text) : patch(text, file);
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
  stating?: (text: string) => string,
): Promise<readonly string[]> {
  const folders = await Promise.all(apps.map((app) => patchedCopy(app, patch, stating)));
  const output = await release(store, 'publish', ...folders, '--by', 'journey');
  const versions = output.match(/\d+\.\d+\.\d+\+[0-9a-f]{8}/g) ?? [];
  if (versions.length !== apps.length) throw new Error(`not everything was published:\n${output}`);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  return versions;
}

/**
 * Publishes one app's build with its scripts changed. @returns the published version
 * @param app its folder in the project, or anywhere
 */
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

/** Publishes the shell with the next patch of React, which all that stands here was built without. @returns the version */
export async function publishShellWithNextReact(store: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(projectRoot, 'node_modules', 'react', 'package.json'), 'utf8'),
  );
  const next = version.replace(/\d+$/, (patch) => `${Number(patch) + 1}`);
  const raise = (text: string): string => text.replaceAll(version, next);
  const [published = ''] = await publishAllPatched(store, ['shell'], raise, raise);
  return published;
}
