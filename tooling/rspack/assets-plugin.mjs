import { readFileSync } from 'node:fs';
import { kitMembers } from '../lib/places.mjs';
import { bundledFiles, packageFolderOf, partsOf, resourceOf } from './bundled-packages.mjs';
import { kernelSurface } from './kernel-surface.mjs';
import { packagedJourneys } from './packaged-journeys.mjs';
import { consumedRequests, consumedVersions, providedRequests } from './platform-modules.mjs';
import { servedFiles } from './served-files.mjs';
import { serverScriptOf } from './server-script-plugin.mjs';
import { ownSources, usedShapes } from './used-shapes.mjs';

/** Holds the kernel as this build was compiled against; the release tool keeps it once for all builds that share it. */
const SURFACE_FILE = 'kernel-surface.json';

/**
 * @typedef {import('@rspack/core').Compilation} Compilation
 *
 * @typedef {Record<string, unknown> & {
 *   entry: string,
 *   manifest?: string,
 *   routes: Record<string, { sources: string[], title: string, access: string, menu?: string, slots: string[],
 *     extensions: string[] }>,
 *   views?: Record<string, string>,
 *   preloadedCalls: ReturnType<typeof import('../app-manifest/preloaded-call.mjs').preloadedCallsOf>,
 *   tasks: ReturnType<typeof import('../app-manifest/stated-task.mjs').statedTasks>,
 *   soon?: string[],
 * }} Description
 *   The app's manifest (see federation-field) with `entry`, the name of the entry point; `manifest`, the federation
 *   manifest when there is one; `routes`, each route's title, access and name in the menu, the source files that show it and the slots on
 *   it; `views`, the source file of each slot view; `soon`, source files of which the start asks for in any case, beside
 *   the entry.
 */

/**
 * Writes `assets.json`, what the release tool needs to know of a build: its entry, the files that each route asks
 * for, which platform modules and which of their names those consume, what of other apps and of the API it uses, and
 * (shell) which files and names each platform module brings.
 */
export class AssetsPlugin {
  /** @param {Description} description */
  constructor(description) {
    this.description = description;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const surface = kernelSurface();
        const description = describeBuild(this.description, compilation, surface);
        compilation.emitAsset(
          'assets.json',
          new sources.RawSource(`${JSON.stringify(description, null, 2)}\n`),
        );
        compilation.emitAsset(SURFACE_FILE, new sources.RawSource(JSON.stringify(surface.files)));
      });
    });
  }
}

/**
 * @param {Description} description
 * @param {Compilation} compilation
 * @param {ReturnType<typeof kernelSurface>} surface
 */
function describeBuild(
  { entry, manifest, routes, views = {}, soon = [], ...appManifest },
  compilation,
  surface,
) {
  const initial = servedFiles(compilation.entrypoints.get(entry)?.chunks ?? []);
  const server = serverScriptOf(compilation);
  /** @param {string[]} sources */
  const needsOf = (sources) => {
    const chunks = sources.flatMap((source) => chunksShowing(compilation, source));
    return {
      files: [...new Set([...initial, ...servedFiles(chunks)])],
      consumes: consumedRequests(compilation, chunks),
    };
  };
  return {
    ...appManifest,
    entry: initial.find((file) => file.endsWith('.js')),
    initial,
    soon: servedFiles(soon.flatMap((source) => chunksShowing(compilation, source))).filter(
      (file) => !initial.includes(file),
    ),
    ...(manifest && { manifest }),
    ...(server && { server }),
    styleIds: styleIds(compilation),
    routes: mapValues(routes, ({ sources, title, access, menu, slots, extensions }) => ({
      title,
      access,
      ...(menu && { menu }),
      ...needsOf(sources),
      ...(slots.length > 0 && { slots }),
      ...(extensions.length > 0 && { extensions }),
    })),
    views: mapValues(views, (source) => needsOf([source])),
    consumes: consumedVersions(compilation),
    provides: providedRequests(compilation, initial),
    bundled: bundledLibraries(compilation),
    journeys: packagedJourneys(compilation.options.context ?? ''),
    surface: surface.digest,
    apiContract: surface.apiContract,
    ...namedIn(textsOf(compilation, 'react' in appManifest), surface, appManifest),
    // The shell has the kernel that it was compiled against.
    ...(manifest && { uses: usedShapes(compilation, surface.files) }),
  };
}

/** How the build's run time recognises a stylesheet that the document has loaded already. @param {Compilation} compilation */
const styleIds = ({ chunks, outputOptions }) =>
  Object.fromEntries(
    [...chunks].flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.css'))
        .map((file) => [file, `${outputOptions.uniqueName}:chunk-${chunk.id}`]),
    ),
  );

/**
 * @template From, To
 * @param {Record<string, From>} record
 * @param {(value: From) => To} map
 * @returns {Record<string, To>}
 */
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * The chunks that showing a source file asks for: its own, and those that load together with it.
 * @param {Compilation} compilation
 * @param {string} file
 */
function chunksShowing(compilation, file) {
  const modules = [...compilation.modules].filter(
    (candidate) => compilation.chunkGraph.getModuleChunks(candidate).length > 0,
  );
  // A view that is wrapped may be joined to its wrapping.
  const module =
    modules.find((candidate) => resourceOf(candidate) === file) ??
    modules.find((candidate) => partsOf(candidate).some((part) => resourceOf(part) === file));
  if (!module) throw new Error(`${file} is not part of the build`);
  const chunks = [...compilation.chunkGraph.getModuleChunks(module)];
  return [...new Set(chunks.flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks)))];
}

const LIBRARY = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)$/;
const KERNEL_ENTRY = /[\\/]shared-kernel[\\/]src[\\/]([\w-]+)[\\/]/;

/** Libraries and kernel entries of which the build holds a copy of its own. @param {Compilation} compilation */
function bundledLibraries(compilation) {
  const bundled = new Set();
  for (const file of bundledFiles(compilation)) {
    const kernel = KERNEL_ENTRY.exec(file)?.[1];
    const library = LIBRARY.exec(packageFolderOf(file) ?? '')?.[1];
    if (kernel) bundled.add(`shared-kernel/${kernel}`);
    // The tools' own few lines are part of every build.
    else if (library && !kitMembers.includes(library)) bundled.add(library.replaceAll('\\', '/'));
  }
  return [...bundled].sort();
}

/**
 * What may name calls and slots: the emitted code, or, of a build that carries the kernel's tables of all calls, the app's
 * own sources in it.
 * @param {Compilation} compilation
 * @param {boolean} carriesKernel
 */
const textsOf = (compilation, carriesKernel) =>
  carriesKernel
    ? ownSources(compilation).map((file) => readFileSync(file, 'utf8'))
    : compilation
        .getAssets()
        .flatMap(({ name, source }) => (name.endsWith('.js') ? `${source.source()}` : []));

/**
 * The calls of the API and the slots of other apps that the code names, and the calls that the manifest does.
 * @param {readonly string[]} texts
 * @param {{ calls: string[], slots: string[] }} surface
 * @param {Pick<Description, 'preloadedCalls' | 'tasks'>} manifest
 */
function namedIn(texts, { calls, slots }, { preloadedCalls: { appShell, routes, views }, tasks }) {
  const first = [appShell, ...Object.values(routes), ...Object.values(views)].flat().map(({ path }) => path);
  const stated = [...first, ...tasks.flatMap(({ call }) => call ?? [])];
  const unknown = stated.find((path) => !calls.includes(path));
  if (unknown !== undefined) throw new Error(`the manifest names ${unknown}, which is no call of the API`);
  /** @type {Set<string | undefined>} */
  const strings = new Set(stated);
  for (const text of texts)
    for (const [, string] of text.matchAll(/["'`]([\w-]+(?:\/[\w:-]+)+)["'`]/g)) strings.add(string);
  return {
    calls: calls.filter((call) => strings.has(call)),
    slots: slots.filter((slot) => strings.has(slot)),
  };
}
