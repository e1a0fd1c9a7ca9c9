import { mkdtempSync, rmSync } from 'node:fs';
import { lstat, mkdir, readFile, readlink, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packTar } from 'modern-tar';
import { packFolder, unpackFolder } from './folder-archive';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param order in which its files are written */
async function aFolder(name: string, order: readonly string[]): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'canary', 'mf-cart'), { recursive: true });
  await mkdir(join(folder, 'buckets'));
  for (const file of order) {
    await writeFile(join(folder, file), `内容 of ${file}`.repeat(700));
    await utimes(join(folder, file), 1_700_000_000.123, 1_700_000_000.123);
  }
  await writeFile(join(folder, 'empty'), '');
  await utimes(join(folder, 'empty'), 102, 102);
  await symlink('../canary/mf-cart', join(folder, 'buckets', '07'));
  return folder;
}

const files = ['a.js', `canary/mf-cart/${'long'.repeat(40)}.html.br`];

test('a folder comes back with its files, times and links, and packs the same then', async () => {
  const packed = await packFolder(await aFolder('from', files));
  const to = join(root, 'to');
  await unpackFolder(packed, to);
  for (const file of files) {
    expect(await readFile(join(to, file), 'utf8')).toBe(`内容 of ${file}`.repeat(700));
    expect((await lstat(join(to, file))).mtimeMs).toBeCloseTo(1_700_000_000_123, 0);
  }
  expect((await lstat(join(to, 'empty'))).size).toBe(0);
  expect(await readlink(join(to, 'buckets', '07'))).toBe('../canary/mf-cart');
  expect(Buffer.from(await packFolder(to)).equals(packed)).toBe(true);
});

test('equal folders give equal bytes, however they were written', async () => {
  const one = await packFolder(await aFolder('one', files));
  const other = await packFolder(await aFolder('other', files.toReversed()));
  expect(Buffer.from(one).equals(other)).toBe(true);
});

const file = { size: 1, type: 'file' } as const;
test.each([
  ['a file above it', [{ header: { name: '../a', ...file }, body: 'a' }]],
  ['a file elsewhere', [{ header: { name: '/tmp/release-a', ...file }, body: 'a' }]],
  ['a link elsewhere', [{ header: { name: 'a', size: 0, type: 'symlink', linkname: '../../etc' } }]],
  ['a device', [{ header: { name: 'a', size: 0, type: 'fifo' } }]],
  [
    'a file in the place of a link',
    [
      { header: { name: 'a', size: 0, type: 'symlink', linkname: 'b' } },
      { header: { name: 'a', ...file }, body: 'a' },
    ],
  ],
] as const)('refuses %s', async (_what, entries) => {
  await expect(unpackFolder(await packTar(entries), join(root, 'to'))).rejects.toThrow();
});

test('refuses what is cut off, and what is no archive', async () => {
  const packed = await packFolder(await aFolder('from', files));
  await expect(unpackFolder(packed.subarray(0, packed.length / 2), join(root, 'half'))).rejects.toThrow();
  await expect(unpackFolder(Buffer.from('<html>'.repeat(200)), join(root, 'none'))).rejects.toThrow();
});
