/**
 * Writes `assets.json`, what the release tool needs to know of a build: its entry, the files that each route asks
 * for, which platform modules those consume, and (shell) which files provide each platform module.
 */
export class AssetsPlugin {
  /**
   * @param description
   *   the app's statement (see federation-field) with `entry`, the name of the entry point; `manifest`, the federation manifest when there is one;
   *   `routes`, the source files that show each route
   */
  constructor(description) {
    this.description = description;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const assets = `${JSON.stringify(describeBuild(this.description, compilation), null, 2)}\n`;
        compilation.emitAsset('assets.json', new sources.RawSource(assets));
      });
    });
  }
}

function describeBuild({ entry, manifest, routes, ...statement }, compilation) {
  const initial = servedFiles(compilation.entrypoints.get(entry).chunks);
  const describeRoute = (sources) => {
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
    routes: Object.fromEntries(Object.entries(routes).map(([path, files]) => [path, describeRoute(files)])),
    consumes: consumedVersions(compilation),
    provides: providedRequests(compilation, initial),
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

function consumedVersions(compilation) {
  const versions = {};
  for (const module of compilation.modules) {
    const found = CONSUMED.exec(module.identifier());
    if (found) versions[found[1]] = { requiredVersion: found[2] };
  }
  return versions;
}

/** Each platform module's version, and the files that bring it when it is not part of the shell's entry. */
function providedRequests(compilation, entryFiles) {
  const provided = {};
  for (const module of compilation.modules) {
    const found = PROVIDED.exec(module.identifier());
    if (!found) continue;
    const groups = module.blocks
      .map((block) => compilation.chunkGraph.getBlockChunkGroup(block))
      .filter(Boolean);
    const files = servedFiles(groups.flatMap((group) => group.chunks)).filter(
      (file) => !entryFiles.includes(file),
    );
    provided[found[1]] = { version: found[2], files };
  }
  return provided;
}
