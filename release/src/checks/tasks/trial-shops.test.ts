import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTrialShops } from './trial-shops';

const modules = join(__dirname, '..', '..', '..', '..', 'node_modules');

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'trial-'));
  await mkdir(join(project, 'demo-shop', 'src', 'trial'), { recursive: true });
  await symlink(modules, join(project, 'node_modules'));
});
afterEach(() => rm(project, { recursive: true, force: true }));

const program = (text: string) => writeFile(join(project, 'demo-shop', 'src', 'trial', 'main.ts'), text);

const hasGone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test('shops that were ended from outside are stopped', async () => {
  await program(`
    console.log(JSON.stringify({
      shops: ['http://one', 'http://other'], password: String(process.pid), buyers: [{ account: 'a', clientType: 1 }],
    }));
    setInterval(() => {}, 1000);
  `);
  const shops = await startTrialShops(project);
  const pid = Number(shops.password);
  process.kill(pid, 'SIGKILL');
  while (!hasGone(pid)) await new Promise(setImmediate);
  await shops.stop();
  expect(hasGone(pid)).toBe(true);
}, 60_000);

test('shops that do not start say why', async () => {
  await program(`throw new Error('no such table');`);
  await expect(startTrialShops(project)).rejects.toThrow('no such table');
}, 60_000);
