import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from './federation-field.mjs';

const source = join(projectRoot, 'shared-kernel', 'src');
/** What only tests and stand-alone pages use is no part of what apps agree on. */
const SURFACE = /^(?!(testing|standalone)\/)(?!.*\.test\.).*\.tsx?$/;
const CALL = /^ {2}'([\w-]+(?:\/[\w-]+)+)': \w+\(/gm;
const API_VERSION = /'([\d.]+)'/g;
const SLOT = /^ {2}'([\w-]+\/[\w-]+)':/gm;

/**
 * What apps agree on through the kernel, as an app's build found it: the types of its entries, the calls of the API and
 * the slots. `digest` names it; apps with the same digest were compiled against the same promises.
 */
export function kernelSurface() {
  const names = readdirSync(source, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => SURFACE.test(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(source, name), 'utf8')]));
  const matches = (name, pattern) => [...(files[name] ?? '').matchAll(pattern)].map(([, key]) => key);
  return {
    files,
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    calls: names.filter((name) => name.startsWith('contracts/')).flatMap((name) => matches(name, CALL)),
    apiContract: matches('contracts/api-version.ts', API_VERSION)[0],
    slots: matches('apps/index.ts', SLOT),
  };
}
