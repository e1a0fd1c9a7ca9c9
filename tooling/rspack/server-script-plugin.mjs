import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { compileDrawing } from '../app-shell/compile-drawing.mjs';
import { rulesOf } from '../app-shell/rules-of.mjs';
import { bundledBeside } from './bundled-packages.mjs';
import { exposedFiles, source } from './federation-field.mjs';
import { platform } from './platform.mjs';

const beside = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../app-shell/${name}`, import.meta.url));

/** No browser asks for it, so it has the name of no script that one loads. */
const NAME = /^server\.[0-9a-f]{10}\.cjs$/;

/** The server script among the files of a build. @param {import('@rspack/core').Compilation} compilation */
export const serverScriptOf = (compilation) =>
  compilation.getAssets().find(({ name }) => NAME.test(name))?.name;

/**
 * Leaves beside a build the script that draws its pages on a server: the app with all that its pages ask for later, and the
 * rules of its styles. It comes from the same source; a remote's takes the platform by name, and the shell's has it.
 */
export class ServerScriptPlugin {
  /**
   * @param {import('@rspack/core').Configuration} base the app's own configuration
   * @param {string} start its first module, as CommonJS
   * @param {readonly string[]} [external] requests of what it is handed by name
   */
  constructor(base, start, external = []) {
    const entry = join(base.context ?? '', 'server-script.cjs');
    this.compile = () =>
      compileDrawing(base, entry, {
        whole: true,
        external,
        // Pictures and the like lie where the release does, which is known where it runs.
        plugins: [
          new rspack.experiments.VirtualModulesPlugin({
            [entry]: `__webpack_public_path__ = ownFiles;\n${start}`,
          }),
        ],
      });
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServerScriptPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerScriptPlugin', stage }, async () => {
        const { script, css, files } = await this.compile();
        bundledBeside(compilation, files);
        // As text, which costs a document nothing: the renderer reads it once.
        const rules = JSON.stringify(JSON.stringify(rulesOf(css)));
        const text = `${script}\nmodule.exports.rules=${rules};\n`;
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
        compilation.emitAsset(`server.${hash}.cjs`, new sources.RawSource(text));
      });
    });
  }
}

/** @param {string} request */
const required = (request) => `require(${JSON.stringify(request)})`;

/** Each module when it is asked for. @param {Readonly<Record<string, string>>} requests */
const lazily = (requests) =>
  `{${Object.entries(requests)
    .map(([name, request]) => `${JSON.stringify(name)}: () => ${required(request)}`)
    .join()}}`;

/** What a remote shows. @param {import('./federation-field.mjs').FederatedApp} app */
export const remoteViews = (app) => {
  const exposed = Object.entries(exposedFiles(app)).map(([expose, file]) => [
    expose.slice(2),
    source(app, file),
  ]);
  return `exports.views = ${lazily(Object.fromEntries(exposed))};`;
};

/**
 * The shell, which draws a document, and the platform that it hands to the remotes. Before anything else is run there is a
 * browser, where the document is asked for.
 * @param {string} drawing
 */
export const shellAndPlatform = (drawing) =>
  `Object.assign(globalThis, ${required(beside('browser-stub.mjs'))}.browserAt(given.address, given.browser));
exports.drawDocument = ${required(drawing)}.drawDocument;
exports.platform = ${lazily(Object.fromEntries(Object.keys(platform).map((request) => [request, request])))};`;
