import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from 'tooling/lib/shop.mjs';
import { projectRoot } from 'tooling/rspack/federation-field.mjs';

/** Changes one script of a build; returns its new text. */
export type Patch = (text: string, file: string) => string;

/**
 * Publishes an app's build with its scripts changed, as a release of its own: hashes and integrity are those of what is
 * published, so that a browser runs it.
 * @returns the published version
 */
export async function publishPatched(store: string, app: string, patch: Patch): Promise<string> {
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
  const output = await release(store, 'publish', folder, '--by', 'journey');
  const version = /\d+\.\d+\.\d+\+[0-9a-f]{8}/.exec(output)?.[0];
  if (version === undefined) throw new Error(`nothing was published:\n${output}`);
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
