import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { walk } from '../db/private-folder';

/**
 * A preload module: copies each file of the folder WATCHED, as last synced, to the folder SYNCED under its
 * inode number. Existing files count as synced; new ones are empty until synced.
 */
const { WATCHED: watched = '', SYNCED: synced = '' } = process.env;
const original = { ...fs };
const paths = new Map<number, PathLike>();

const copyOf = (path: PathLike) => join(synced, String(original.lstatSync(path).ino));

for (const { path, isFolder } of walk(watched)) if (!isFolder) original.copyFileSync(path, copyOf(path));

fs.openSync = (path, ...rest) => {
  const fd = original.openSync(path, ...rest);
  paths.set(fd, path);
  return fd;
};
fs.writeFileSync = (path, ...rest) => {
  original.writeFileSync(path, ...rest);
  if (typeof path === 'string' && path.startsWith(watched)) original.writeFileSync(copyOf(path), '');
};
fs.fsyncSync = (fd) => {
  original.fsyncSync(fd);
  const path = paths.get(fd);
  if (path !== undefined && original.lstatSync(path).isFile()) original.copyFileSync(path, copyOf(path));
};
syncBuiltinESMExports();
