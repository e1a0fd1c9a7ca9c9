import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { kitFactsFile, kitMembers, projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';
import { declarationsUnder } from '../rspack/css-types.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { kernelSurface } from '../rspack/kernel-surface.mjs';
import { platform } from '../rspack/platform.mjs';

const leftOut =
  /(^|\/)(node_modules|dist)(\/|$)|\.test\.[cm]?[jt]sx?$|^(?:checks|app-manifest\/testing|boundaries\/testing)(\/|$)/;

/**
 * @typedef {object} Packed One package of the kit.
 * @property {string} name
 * @property {string} version
 * @property {string} file its tarball, named after its content
 * @property {string} integrity as lockfiles state it
 */

/**
 * Packs what a team builds with whose repository is its own: the kernel, the tools and the release tool, as they stand
 * here, each a package that npm installs. The same source gives the same bytes.
 * @param {string} folder where the tarballs go, and `kit.json`, which names them and the kernel that they fit
 * @returns {Promise<readonly Packed[]>}
 */
export async function packKit(folder) {
  mkdirSync(folder, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'mall-kit-'));
  try {
    const packed = [];
    for (const name of kitMembers) packed.push(await pack(name, join(stage, name), folder));
    writeJson(join(folder, 'kit.json'), { surface: kernelSurface().digest, packages: packed });
    return packed;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} stage
 * @param {string} folder
 * @returns {Promise<Packed>}
 */
async function pack(name, stage, folder) {
  const source = join(projectRoot, name);
  cpSync(source, stage, { recursive: true, filter: (path) => isPacked(path.slice(source.length + 1)) });
  const manifest = portable(readManifest(name));
  writeJson(join(stage, 'package.json'), manifest);
  // Elsewhere nothing lays declarations over the stylesheets of the kit.
  for (const [file, text] of declarationsUnder(stage)) writeFileSync(join(stage, file), text);
  if (name === 'tooling') {
    writeJson(join(stage, basename(kitFactsFile)), { platform, apps: listApps().map(facts) });
    writeFileSync(join(stage, 'types', 'own-apps.d.ts'), "import '../../../.app-types/index';\n");
  }
  const output = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    cwd: stage,
  });
  const [{ filename, integrity }] = JSON.parse(output);
  const content = readFileSync(join(folder, filename));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${manifest.version}-${digest}.tgz`;
  writeFileSync(join(folder, file), content);
  rmSync(join(folder, filename));
  return { name, version: manifest.version, file, integrity };
}

/** What a new remote has to keep clear of. @param {import('../rspack/federation-field.mjs').FederatedApp} app */
const facts = ({ name, port, prefix }) => ({ name, port, prefix });

/** @param {string} path */
const isPacked = (path) => !leftOut.test(path.split(sep).join('/')) && basename(path) !== 'package-lock.json';

/** Refuses to run in two installations; as a dependency npm would put the newest that the CLI takes beside the pinned one. */
const SINGLE_INSTALLATION = '@rspack/core';

/**
 * What a member states to those who install it: the other members are to stand beside it, and what it is tested with
 * comes along, since a team tests with it, too. Workspaces that are no members stay here: it does without them.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
function portable({ dependencies = {}, devDependencies = {}, ...manifest }) {
  const all = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, range]) => range !== '*' || kitMembers.includes(name),
  );
  const isPeer = (/** @type {string} */ name) => kitMembers.includes(name) || name === SINGLE_INSTALLATION;
  const peers = all.filter(([name]) => isPeer(name));
  return {
    ...manifest,
    dependencies: Object.fromEntries(all.filter(([name]) => !isPeer(name))),
    peerDependencies: Object.fromEntries(
      peers.map(([name, range]) => [name, kitMembers.includes(name) ? readManifest(name).version : range]),
    ),
  };
}

/**
 * @typedef {Record<string, unknown> & { version: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

/** @param {string} name @returns {Manifest} */
const readManifest = (name) => JSON.parse(readFileSync(join(projectRoot, name, 'package.json'), 'utf8'));

/** @param {string} file @param {unknown} value */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
