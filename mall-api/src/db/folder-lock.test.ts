import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lockFolder } from './folder-lock';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const holder = fileURLToPath(new URL('../testing/hold-folder.ts', import.meta.url));

let root: string;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mall-lock-'));
  folder = join(root, 'deep', 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true });
});

/** Starts a process that tries to lock the folder. @returns its output: `held` or the reason */
async function start(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', loader, holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
}

test('a locked folder is refused until it is released', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  await (await lockFolder(folder))();
});

test('only the owner can read the lock', async () => {
  await (await lockFolder(folder))();
  expect((await stat(`${folder}.lock`)).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'deep'))).mode & 0o777).toBe(0o700);
});

test('a stale lock file does not count', async () => {
  await (await lockFolder(folder))();
  await writeFile(`${folder}.lock`, String(process.ppid));
  await (await lockFolder(folder))();
});

test('of three concurrent starts after a crash exactly one gets the folder, repeatedly', async () => {
  let { child: owner } = await start();
  for (let crash = 0; crash < 3; crash += 1) {
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const starters = await Promise.all([start(), start(), start()]);
    const winners = starters.filter(({ said }) => said === 'held');
    expect(winners).toHaveLength(1);
    for (const { said } of starters) if (said !== 'held') expect(said).toContain('in use by process');
    if (winners[0]) owner = winners[0].child;
  }
}, 60_000);
