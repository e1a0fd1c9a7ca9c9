import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/** Every folder and file below a folder, and itself; skips symbolic links. */
export function* walk(path: string): Generator<{ path: string; isFolder: boolean; mode: number }> {
  const found = lstatSync(path);
  const isFolder = found.isDirectory();
  if (isFolder || found.isFile()) yield { path, isFolder, mode: found.mode & 0o777 };
  if (isFolder) for (const name of readdirSync(path)) yield* walk(join(path, name));
}

/** Creates a folder that only its owner can read; an existing one is restricted with all its content. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
  for (const { path, isFolder, mode } of walk(folder)) {
    const wanted = isFolder ? ownerOnly.folder : ownerOnly.file;
    if (mode !== wanted) chmodSync(path, wanted);
  }
}
