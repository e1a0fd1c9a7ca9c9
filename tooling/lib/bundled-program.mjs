import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, toolsFolder } from './places.mjs';

const kept = join(projectRoot, 'node_modules', '.cache', 'programs');

const bundler = join(toolsFolder, 'bin', 'bundle-program.mjs');

/** @typedef {Readonly<Record<string, number>>} Sources when each file was last changed, in milliseconds */

/**
 * What Node is called with for a TypeScript program of the project. Its modules are bundled to one file, so that it starts in a
 * third of the time that transforming them one by one takes; a changed source has it bundled again.
 * @param {string} file
 * @returns {readonly string[]}
 */
export function programArguments(file) {
  const { bundle, sourcesFile } = placesOf(file);
  if (!isFresh(bundle, sourcesFile)) execFileSync(process.execPath, [bundler, file]);
  return ['--enable-source-maps', bundle];
}

/** @param {string} file */
function placesOf(file) {
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 12);
  const bundle = join(kept, `${basename(file, '.ts')}-${digest}.mjs`);
  return { bundle, sourcesFile: `${bundle}.sources.json` };
}

/** @param {string} bundle @param {string} sourcesFile */
function isFresh(bundle, sourcesFile) {
  if (!existsSync(bundle) || !existsSync(sourcesFile)) return false;
  /** @type {Sources} */
  const sources = JSON.parse(readFileSync(sourcesFile, 'utf8'));
  return Object.entries(sources).every(([file, changed]) => changedAt(file) === changed);
}

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** What `programArguments` runs where it is needed. Packages stay what Node resolves them to. @param {string} file */
export async function bundleProgram(file) {
  const { build } = await import('esbuild');
  const { bundle, sourcesFile } = placesOf(file);
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    outfile: bundle,
    absWorkingDir: projectRoot,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // As Node resolves packages: it knows no `module`.
    conditions: [],
    mainFields: ['main'],
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [{ name: 'sources', setup }],
  });
  // What is installed decides where packages are.
  const sources = Object.fromEntries(
    ['package-lock.json', ...Object.keys(metafile.inputs)]
      .map((name) => join(projectRoot, name))
      .map((source) => [source, changedAt(source)]),
  );
  mkdirSync(kept, { recursive: true });
  // Whoever starts it meanwhile finds the whole of the one or the other.
  write(bundle, outputFiles[0]?.text ?? '');
  write(sourcesFile, JSON.stringify(sources));
}

/** @param {string} file @param {string} text */
function write(file, text) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, file);
}

/** @param {import('esbuild').PluginBuild} build */
function setup(build) {
  const asked = Symbol('asked');
  build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, ...from }) => {
    if (pluginData === asked || kind === 'entry-point') return undefined;
    const found = await build.resolve(path, { ...from, kind, pluginData: asked });
    return /\.tsx?$/.test(found.path) ? found : { path: found.path || path, external: true };
  });
  build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(path).href),
    ),
    loader: path.endsWith('x') ? 'tsx' : 'ts',
  }));
}
