import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programArguments } from 'tooling/lib/bundled-program.mjs';

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const tool = join(project, 'release', 'src', 'main.ts');
const maker = join(project, 'release', 'src', 'testing', 'two-versions.ts');

/** The app of which there are two versions. */
export const app = 'mf-catalog';

/** A release store with two versions of an app. */
export interface Releases {
  /** Its folder. */
  readonly store: string;
  readonly versions: readonly [string, string];
  /** Makes the second version live. */
  promote(): Promise<void>;
  /** Makes the first version live again. */
  rollBack(): Promise<void>;
}

/** @param folder of its own; the first version is live */
export function openReleases(folder: string): Releases {
  mkdirSync(folder, { recursive: true });
  const store = join(folder, 'store');
  const made = execFileSync(process.execPath, [...programArguments(maker), store], { encoding: 'utf8' });
  const [first = '', second = ''] = made.trim().split(' ');
  const release = async (...args: string[]) => {
    const options = ['--store', store, '--by', 'drill'];
    await promisify(execFile)(process.execPath, [...programArguments(tool), ...args, ...options]);
  };
  return {
    store,
    versions: [first, second],
    promote: () => release('promote', `${app}@${second}`, '--without-check', 'drill'),
    rollBack: () => release('rollback', app),
  };
}
