import vm from 'node:vm';
import { pickRules } from '../lib/pick-rules.mjs';
import { browserAt } from './browser-stub.mjs';
import { compileDrawing } from './compile-drawing.mjs';
import { rulesOf } from './rules-of.mjs';

/** Somebody is here, and who that is the document fills in (shared-kernel/src/session/show-app-shell.ts). */
const buyer = {
  cookie: 'Authorization=frame',
  stored: { userInfo: JSON.stringify({ id: '0', clientName: '%clientName%', clientType: 1 }) },
};
const visitor = { cookie: '', stored: {} };

/**
 * What the app shows on each path before any data has come, to a visitor and to a buyer, with the rules of style that this
 * takes.
 * @param {import('@rspack/core').Configuration} base the app's own configuration
 * @param {string} entry a module that exports `draw(given, path)`
 * @param {readonly string[]} paths
 * @param {unknown} [given]
 */
export async function prerenderAppShells(base, entry, paths, given) {
  const { script, css } = await compileDrawing(base, entry, { whole: false });
  const code = new vm.Script(script, { filename: 'drawing.js' });
  /** @param {string} path @param {typeof visitor} kept */
  const draw = (path, kept) => {
    const module = { exports: /** @type {{ draw?: (given: unknown, path: string) => string }} */ ({}) };
    code.runInNewContext({ ...browserAt(path, kept), module });
    if (!module.exports.draw) throw new Error('what draws an app shell exports draw');
    return module.exports.draw(given, path);
  };
  const pages = Object.fromEntries(
    paths.map((path) => [path, { visitor: draw(path, visitor), buyer: draw(path, buyer) }]),
  );
  const drawn = Object.values(pages).flatMap((page) => [page.visitor, page.buyer]);
  return { css: pickRules(rulesOf(css), drawn.join('')), pages };
}
