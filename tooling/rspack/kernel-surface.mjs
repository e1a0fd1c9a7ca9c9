import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { withOwnApps } from '../app-manifest/own-apps.mjs';
import { isExternalRepository, kernelFolder } from '../lib/places.mjs';
import { namesInKernel } from './names-in-kernel.mjs';

const source = join(kernelFolder, 'src');
/** What only tests, the shell and stand-alone pages use is no part of what apps agree on, nor what the kit says of stylesheets. */
const SURFACE = /^(?!(testing|standalone|federation)\/)(?!.*\.(?:test|css)\.).*\.tsx?$/;

/**
 * What apps agree on through the kernel, as an app's build found it: the types of its entries, the calls of the API and
 * the slots. `digest` names it; apps with the same digest were compiled against the same promises.
 */
export function kernelSurface() {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => SURFACE.test(name))
    .sort();
  const kernel = Object.fromEntries(names.map((name) => [name, readFileSync(join(source, name), 'utf8')]));
  const files = isExternalRepository ? withOwnApps(kernel) : kernel;
  return {
    files,
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    ...namesInKernel(files),
  };
}
