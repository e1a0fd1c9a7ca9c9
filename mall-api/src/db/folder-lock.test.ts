import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mall-lock-'));
  folder = join(root, 'deep', 'data');
});
afterEach(() => rm(root, { recursive: true }));

test('a locked folder is refused until it is free again', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  await (await lockFolder(folder))();
  expect(await readdir(join(root, 'deep'))).toEqual([]);
});

test('a folder that another living process holds is refused', async () => {
  await lockFolder(folder);
  await writeFile(`${folder}.lock`, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});

test.each([
  ['a process that is gone', () => String(spawnSync(process.execPath, ['--version']).pid)],
  ['an earlier process with our number', () => String(process.pid)],
  ['nobody, because it was cut off', () => ''],
])('a lock of %s does not count', async (_, holder) => {
  await (await lockFolder(folder))();
  await writeFile(`${folder}.lock`, holder());
  await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
});
