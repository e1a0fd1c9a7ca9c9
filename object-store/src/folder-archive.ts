import { lstat, mkdir, open, readdir, readFile, readlink, symlink, utimes } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packTar, unpackTar } from 'modern-tar';

type Entry = Awaited<ReturnType<typeof unpackTar>>[number];

/**
 * A folder as one tar archive, for one object: its files with their times to the millisecond, and its links. Equal
 * folders give equal bytes.
 */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const entries: Parameters<typeof packTar>[0][number][] = [];
  for (const name of await namesBelow(folder)) {
    const path = join(folder, name);
    const stat = await lstat(path);
    if (stat.isSymbolicLink()) {
      const header = {
        name,
        size: 0,
        type: 'symlink',
        linkname: await readlink(path),
        mtime: new Date(0),
      } as const;
      entries.push({ header });
    } else {
      const ms = Math.round(stat.mtimeMs);
      const pax = { mtime: (ms / 1000).toFixed(3) };
      const header = { name, size: stat.size, mode: 0o644, mtime: new Date(ms), pax };
      entries.push({ header, body: await readFile(path) });
    }
  }
  return packTar(entries);
}

/**
 * Writes what was packed into a new folder, and waits for the disk.
 * @throws Error for what is no such archive, or would write or lead elsewhere
 */
export async function unpackFolder(archive: Uint8Array, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await unpackTar(archive, { strict: true });
  const folders = new Set([folder]);
  for (const entry of entries) {
    const path = inside(folder, folder, entry.header.name);
    await mkdir(dirname(path), { recursive: true });
    for (let each = dirname(path); !folders.has(each); each = dirname(each)) folders.add(each);
    await writeEntry(folder, path, entry);
  }
  for (const each of folders) await sync(each);
}

async function writeEntry(folder: string, path: string, { header, data }: Entry): Promise<void> {
  if (header.type === 'symlink') {
    inside(folder, dirname(path), header.linkname ?? '');
    await symlink(header.linkname ?? '', path);
    return;
  }
  if (header.type !== 'file') throw new Error(`${header.name} is no file`);
  // Exclusively, so that nothing is written through a link that was unpacked before.
  const file = await open(path, 'wx');
  try {
    await file.writeFile(data ?? new Uint8Array());
    await file.sync();
  } finally {
    await file.close();
  }
  if (header.mtime) await utimes(path, header.mtime, header.mtime);
}

/** @returns where a name leads from a place @throws Error when that is outside of the folder */
function inside(folder: string, from: string, name: string): string {
  const path = resolve(from, name);
  if (name === '' || (path !== folder && !path.startsWith(folder + sep)))
    throw new Error(`${name} leads elsewhere`);
  return path;
}

/** Files and links, in one order everywhere. */
async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
