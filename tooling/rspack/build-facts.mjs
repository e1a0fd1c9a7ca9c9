import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';

const builders = ['@rspack/core', '@module-federation/enhanced', 'oxc-parser'];

/** Where a build comes from: its source, what built it, where and when. */
export const buildFacts = () => ({
  source: source(),
  lockfile: createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .digest('hex'),
  node: process.versions.node,
  platform: `${process.platform}-${process.arch}`,
  tools: Object.fromEntries(builders.map((name) => [name, versionOf(name)])),
  builder: process.env['BUILDER_ID'] ?? `urn:host:${hostname()}`,
  finishedAt: new Date().toISOString(),
});

function source() {
  try {
    return { commit: git('rev-parse', 'HEAD'), changed: git('status', '--porcelain') !== '' };
  } catch {
    // An unpacked archive, or a machine without git.
    return { commit: null, changed: null };
  }
}

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
