/** @param {string} file */
const isServed = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

/**
 * The scripts and stylesheets of some chunks.
 * @param {Iterable<import('@rspack/core').Chunk>} chunks
 * @returns {string[]}
 */
export const servedFiles = (chunks) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(isServed))),
];
