import { createRequire } from 'node:module';
import { kernelSurface } from './kernel-surface.mjs';

/** Holds the kernel as this build was compiled against; the release tool keeps it once for all builds that share it. */
const SURFACE_FILE = 'kernel-surface.json';

/**
 * Writes `assets.json`, what the release tool needs to know of a build: its entry, the files that each route asks
 * for, which platform modules and which of their names those consume, what of other apps and of the API it uses, and
 * (shell) which files and names each platform module brings.
 */
export class AssetsPlugin {
  /**
   * @param description
   *   the app's statement (see federation-field) with `entry`, the name of the entry point; `manifest`, the federation manifest when there is one;
   *   `routes`, each route's title and access, the source files that show it and the slots on it; `views`, the source file of each slot view
   */
  constructor(description) {
    this.description = description;
  }

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

function describeBuild({ entry, manifest, routes, views = {}, ...statement }, compilation, surface) {
  const initial = servedFiles(compilation.entrypoints.get(entry).chunks);
  const needsOf = (sources) => {
    const chunks = sources.flatMap((source) => chunksShowing(compilation, source));
    return {
      files: [...new Set([...initial, ...servedFiles(chunks)])],
      consumes: consumedRequests(compilation, chunks),
    };
  };
  return {
    ...statement,
    entry: initial.find((file) => file.endsWith('.js')),
    initial,
    ...(manifest && { manifest }),
    styleIds: styleIds(compilation),
    routes: mapValues(routes, ({ sources, title, access, slots }) => ({
      title,
      access,
      ...needsOf(sources),
      ...(slots.length > 0 && { slots }),
    })),
    views: mapValues(views, (source) => needsOf([source])),
    consumes: consumedVersions(compilation),
    provides: providedRequests(compilation, initial),
    bundled: bundledLibraries(compilation),
    surface: surface.digest,
    apiContract: surface.apiContract,
    ...namedInCode(compilation, surface),
  };
}

/** How the build's run time recognises a stylesheet that the document has loaded already. */
const styleIds = ({ chunks, outputOptions }) =>
  Object.fromEntries(
    [...chunks].flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.css'))
        .map((file) => [file, `${outputOptions.uniqueName}:chunk-${chunk.id}`]),
    ),
  );

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const isServed = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

const servedFiles = (chunks) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(isServed))),
];

const resourceOf = (module) => module.resource ?? module.rootModule?.resource;

/** The chunks that showing a source file asks for: its own, and those that load together with it. */
function chunksShowing(compilation, file) {
  const module = [...compilation.modules].find(
    (candidate) =>
      resourceOf(candidate) === file && compilation.chunkGraph.getModuleChunks(candidate).length > 0,
  );
  if (!module) throw new Error(`${file} is not part of the build`);
  const chunks = [...compilation.chunkGraph.getModuleChunks(module)];
  return [...new Set(chunks.flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks)))];
}

const CONSUMED = /^consume shared module \(\w+\) (.+?)@([^ ]+)/;
const SHARED = /^(consume|provide) shared module /;
const PROVIDED = /^provide shared module \(\w+\) (.+?)@([^ ]+) =/;

function consumedRequests(compilation, chunks) {
  const requests = new Set();
  for (const chunk of chunks)
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const request = CONSUMED.exec(module.identifier())?.[1];
      if (request) requests.add(request);
    }
  return [...requests].sort();
}

/** Each consumed platform module: the versions that will do, and the names that the app's own code takes from it. */
function consumedVersions(compilation) {
  const consumed = {};
  for (const module of compilation.modules)
    for (const { module: target, dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const found = target && CONSUMED.exec(target.identifier());
      if (!found) continue;
      const [, request, requiredVersion] = found;
      consumed[request] ??= { requiredVersion, names: new Set() };
      const [name] = dependency.ids ?? [];
      if (name) consumed[request].names.add(name);
    }
  return Object.fromEntries(
    Object.entries(consumed)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([request, { requiredVersion, names }]) => [
        request,
        { requiredVersion, names: [...names].sort() },
      ]),
  );
}

const LIBRARY = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;
const KERNEL_ENTRY = /[\\/]shared-kernel[\\/]src[\\/]([\w-]+)[\\/]/;

/** Libraries and kernel entries of which the build holds a copy of its own. */
function bundledLibraries(compilation) {
  const bundled = new Set();
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue;
    for (const { resource } of module.modules ?? [module]) {
      const library = LIBRARY.exec(resource)?.[1];
      const kernel = KERNEL_ENTRY.exec(resource)?.[1];
      if (library) bundled.add(library.replaceAll('\\', '/'));
      else if (kernel) bundled.add(`shared-kernel/${kernel}`);
    }
  }
  return [...bundled].sort();
}

/** The calls of the API and the slots of other apps that the emitted code names. */
function namedInCode(compilation, { calls, slots }) {
  const strings = new Set();
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    for (const [, text] of `${source.source()}`.matchAll(/["'`]([\w-]+(?:\/[\w:-]+)+)["'`]/g))
      strings.add(text);
  }
  return {
    calls: calls.filter((call) => strings.has(call)),
    slots: slots.filter((slot) => strings.has(slot)),
  };
}

/**
 * Each platform module's version and names, the files that bring it when it is not part of the shell's entry, and which
 * of those nothing but platform modules asks for.
 */
function providedRequests(compilation, entryFiles) {
  const namesOf = exportedNames(compilation);
  const groupsOf = (module) =>
    module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block)).filter(Boolean);
  const modules = [...compilation.modules].flatMap((module) => {
    const [, request, version] = PROVIDED.exec(module.identifier()) ?? [];
    return request ? [{ module, request, version, groups: groupsOf(module) }] : [];
  });
  const sharing = [...compilation.modules].filter((module) => SHARED.test(module.identifier()));
  const platform = new Set(sharing.flatMap((module) => groupsOf(module).map(({ index }) => index)));
  const isOnlyPlatform = (chunk) => [...chunk.groupsIterable].every(({ index }) => platform.has(index));
  return Object.fromEntries(
    modules.map(({ module, request, version, groups }) => {
      const chunks = [...new Set(groups.flatMap((group) => group.chunks))];
      const filesOf = (list) => servedFiles(list).filter((file) => !entryFiles.includes(file));
      return [
        request,
        {
          version,
          files: filesOf(chunks),
          only: filesOf(chunks.filter(isOnlyPlatform)),
          names: namesOf(module, request),
        },
      ];
    }),
  );
}

const require = createRequire(import.meta.url);

/** What a provided module exports; of CommonJS, which only running it tells, by running it. */
function exportedNames(compilation) {
  const { modules } = compilation.getStats().toJson({
    all: false,
    modules: true,
    ids: true,
    providedExports: true,
    nestedModules: false,
    modulesSpace: 1e6,
  });
  const known = new Map(modules.map(({ identifier, providedExports }) => [identifier, providedExports]));
  return (module, request) => {
    const targets = compilation.moduleGraph
      .getOutgoingConnections(module)
      .map(({ module: target }) => target);
    const names = targets.flatMap((target) => known.get(target?.identifier()) ?? []);
    return [...new Set(names.length > 0 ? names : Object.keys(require(request)))].sort();
  };
}
