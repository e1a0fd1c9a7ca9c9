import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from 'tooling/lib/install-packages.mjs';

const debianRoot = '/usr/lib/postgresql';

const isRoot = process.getuid?.() === 0;

function output(command: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Folder of `initdb` and `postgres`: Debian's newest, or as `pg_config` says. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianRoot, version, 'bin'));
  return [...folders, output('pg_config', '--bindir') ?? ''].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Folder of the programs, installed if missing and possible. */
export function programs(): string {
  return findOrInstall(findPrograms, {
    debian: 'postgresql',
    advice:
      'PostgreSQL is missing: install it (Debian: apt-get install postgresql), or name a server in TEST_DATABASE_URL',
  });
}

/** Path of PgBouncer, installed if missing and possible. */
export const pgbouncer = (): string =>
  findOrInstall(() => output('which', 'pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(existsSync), {
    debian: 'pgbouncer',
    advice: 'PgBouncer is missing: install it (Debian: apt-get install pgbouncer)',
  });

/** @throws Error with instructions, when it is missing and cannot be installed */
export function findOrInstall(
  find: () => string | undefined,
  { debian, advice }: { debian: string; advice: string },
): string {
  const found = find();
  if (found) return found;
  installPackages('--no-install-recommends', debian);
  const installed = find();
  if (!installed) throw new Error(advice);
  return installed;
}

/** PostgreSQL refuses to run as root, so root runs it as a user that owns nothing else. */
function runAs(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const idOf = (flag: string) => Number(output('id', flag, 'nobody') ?? 65534);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Creates a temporary folder of PostgreSQL's user. @returns it, with a function that runs programs there */
export function scratchFolder() {
  const user = runAs();
  const root = mkdtempSync(join(tmpdir(), 'mall-pg-'));
  if (user) chownSync(root, user.uid, user.gid);
  return { root, options: { cwd: root, ...user, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } } };
}

export type ScratchFolder = ReturnType<typeof scratchFolder>;

export function runProgram(program: string, args: readonly string[], { options }: ScratchFolder): void {
  execFileSync(join(programs(), program), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}
