import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningShop } from './shop';

const program = fileURLToPath(new URL('../../mall-api/src/desk/main.ts', import.meta.url));

/** Has the provider's desk do something, as `npm run desk` would. @returns what it prints */
export async function desk(shop: RunningShop, ...request: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...request], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });
  return stdout;
}
