import { dirname, join } from 'node:path';
import { start, waitForReply } from './processes.mjs';

/**
 * Starts the dev server of an app: its page alone, and what a shop shows of it.
 * @param {string} folder of the app
 * @param {number} port
 * @param {object} [options]
 * @param {(text: string) => void} [options.onOutput]
 * @param {string} [options.shop] address of the shop whose views its page alone shows
 * @param {string} [options.api] address of the API
 */
export function startDevServer(folder, port, { onOutput, shop, api } = {}) {
  // That of the app's own project, which may be a copy of this one or a team's.
  const rspack = join(dirname(folder), 'node_modules', '.bin', 'rspack');
  const program = start(rspack, ['dev', '--port', `${port}`], {
    cwd: folder,
    env: { ...(shop && { SHOP_URL: shop }), ...(api && { API_URL: api }) },
    onOutput,
  });
  return {
    url: `http://localhost:${port}`,
    /** Until it has compiled, be it with errors, which it shows itself. */
    ready: () => waitForReply(`http://localhost:${port}/mf-manifest.json`, program),
    stop: () => program.stop(),
  };
}
