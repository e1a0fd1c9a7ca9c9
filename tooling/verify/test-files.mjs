import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

const isTest = /\.test\.(mjs|tsx?)$/;

/**
 * The test files under a folder.
 * @param {string} folder
 * @returns {readonly string[]} paths, sorted
 */
export const listTests = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).split(sep).includes('node_modules'))
    .sort();

/** A drill is a test file in a folder named `drills`. @param {string} path */
export const isDrill = (path) => path.split(sep).includes('drills');

/** The name by which a drill is run. @param {string} path */
export const drillName = (path) =>
  basename(path).replace(/(\.(postgresql|embedded|property))*\.test\.(mjs|tsx?)$/, '');
