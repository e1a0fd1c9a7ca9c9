import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder with the workspaces, from anywhere inside it; the given folder when there is none. */
export function findProjectRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isProjectRoot(folder)) return folder;
    if (dirname(folder) === folder) return from;
  }
}

function isProjectRoot(folder: string): boolean {
  if (existsSync(join(folder, 'release.config.json'))) return true;
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'));
}

/** Who acts, when nobody says so. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'unknown';
  }
}
