import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROVENANCE_FILE } from '../rspack/provenance-plugin.mjs';
import { copyByLinks } from './copy-by-links.mjs';
import { projectRoot } from './places.mjs';
import { run } from './processes.mjs';

/** @typedef {{ app: string, files: number, differing: string[] }} Comparison */

// As unlike the project's own path as a name can be: long, with blanks, digits and letters that are rare elsewhere.
const elsewhere = `${'QXZJ 0918273645 '.repeat(6)}– 别处`;

/** Of the place and the time of a build, what a person's machine may have otherwise. */
const otherMachine = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', USER: 'somebody' };

/**
 * Builds apps here and in a copy of the project in another folder, as if on another machine, and compares all bytes but those
 * that say where and when.
 * @param {readonly string[]} apps folders
 * @returns {Promise<Comparison[]>}
 */
export async function compareBuilds(apps) {
  // Beside the project, because second names of its files have to be on its disk.
  const data = join(projectRoot, '.data');
  mkdirSync(data, { recursive: true });
  const scratch = mkdtempSync(join(data, 'same-bytes-'));
  try {
    const copy = join(scratch, elsewhere, 'mall');
    copyByLinks(projectRoot, copy);
    /** @type {Comparison[]} */
    const comparisons = [];
    for (const app of apps) {
      const [here, there] = [join(scratch, 'here', app), join(scratch, 'there', app)];
      await buildTo(here, join(projectRoot, app), {});
      await buildTo(there, join(copy, app), otherMachine);
      comparisons.push({ app, ...compareFolders(here, there) });
    }
    return comparisons;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {string} output @param {string} folder of the app @param {Record<string, string>} env */
const buildTo = (output, folder, env) =>
  run(join(folder, '..', 'node_modules', '.bin', 'rspack'), ['build', '--output-path', output], {
    cwd: folder,
    env: { ...env, PWD: folder },
  });

/** @param {string} one @param {string} other */
function compareFolders(one, other) {
  const [here, there] = [filesIn(one), filesIn(other)];
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const differing = names.filter((name) => !there.get(name)?.equals(here.get(name) ?? Buffer.of()));
  return { files: names.length, differing };
}

/** @param {string} folder */
const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== PROVENANCE_FILE)
      .map((entry) => [
        join(entry.parentPath, entry.name).slice(folder.length + 1),
        readFileSync(join(entry.parentPath, entry.name)),
      ]),
  );
