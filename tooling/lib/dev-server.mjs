import { join } from 'node:path';
import { projectRoot } from './places.mjs';
import { start, waitFor } from './processes.mjs';

/**
 * Starts the dev server of an app: its page alone, and what a shop shows of it.
 * @param {string} folder of the app
 * @param {number} port
 * @param {(text: string) => void} [onOutput]
 */
export function startDevServer(folder, port, onOutput) {
  const rspack = join(projectRoot, 'node_modules', '.bin', 'rspack');
  const program = start(rspack, ['dev', '--port', `${port}`], { cwd: folder, onOutput });
  return {
    url: `http://localhost:${port}`,
    /** Until it has compiled. */
    ready: () => waitFor(`http://localhost:${port}/mf-manifest.json`, program),
    stop: () => program.stop(),
  };
}
