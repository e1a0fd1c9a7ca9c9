import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programArguments } from 'tooling/lib/bundled-program.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import type { RunningShop } from './shop';

const program = join(projectRoot, 'mall-api', 'src', 'admin', 'main.ts');

/** Has the provider's admin do something, as `npm run admin` would. @returns what it prints */
export async function admin(shop: RunningShop, ...request: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...programArguments(program), ...request], {
    env: { ...process.env, ADMIN_PERSON: '李敏', ADMIN_ROLE: '审核员', ...shop.dataEnv },
  });
  return stdout;
}
