import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';

/** @param {string} name */
const program = (name) => join(projectRoot, 'node_modules', '.bin', name);

/**
 * Runs an installed program of the project to its end.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export const runInstalled = (name, args, options) => run(program(name), args, options);

/** @param {readonly string[]} args */
export const turbo = (...args) =>
  runInstalled('turbo', args, { env: { TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' } });
