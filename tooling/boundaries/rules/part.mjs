/**
 * A part of the repository: the files of one layer in one kind of folder, and what they may import. A part may import
 * itself; what is not listed is refused.
 *
 * @typedef {object} Part
 * @property {string | readonly string[]} files
 *   Globs. The first part that matches a file has it. `<app>`, `<feature>` and `<module>` stand for one name on which both
 *   sides of an import agree: a remote's model is the model of that remote.
 * @property {readonly string[]} [may] Names of parts; `any <name>` lets the two sides differ in `<feature>` or `<module>`.
 * @property {readonly string[]} [mayAsTypes] Parts of which it may import types and nothing else.
 * @property {readonly string[]} [mayLazily] Parts that it may load with `import()` and not otherwise.
 * @property {Libraries} libraries
 * @property {boolean} [mayCompute] Whether it may import what only running it tells.
 * @property {string} instead What to do instead: shown when an import within the workspace, or of a library, is refused.
 *
 * @typedef {{ only: readonly string[] } | { not: readonly string[] }} Libraries
 *   Names as they are installed, with `*` as in a glob; Node's own are `node:*`, addresses `url:**`.
 *
 * @typedef {Readonly<Record<string, Part>>} Parts
 */

/** @type {Libraries} */
export const anyLibrary = { not: [] };

/** @type {Libraries} */
export const noLibrary = { only: [] };
