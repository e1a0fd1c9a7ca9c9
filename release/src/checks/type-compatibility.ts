import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { filledBy } from '../composition/filled-by';
import { readJson } from '../store/json-files';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { concernedRemotes, type Releases, shellBuild } from './composed-releases';

const surface = z.record(z.string(), z.string());
const CHECK_FILE = 'check.ts';

/** A line of TypeScript that compiles exactly when a promise is kept, and what it means when it does not. */
interface Claim {
  meaning: string;
  /** Digests of the surfaces that the line names. */
  surfaces: readonly [string, string];
  line: string;
}

/**
 * Whether types that meet only in the browser fit: what a remote was compiled against, and what the live shell's kernel
 * is; what an app hands to a slot, and what the app that fills it expects. Builds against the same kernel fit by
 * construction; others are put before the compiler.
 * @param project folder whose node_modules hold TypeScript and the platform's types
 */
export async function typeCompatibility(
  store: Store,
  releases: Releases,
  candidates: ReadonlySet<string>,
  project: string,
): Promise<CheckResult> {
  const check = 'types';
  const claims = [...kernelClaims(releases, candidates), ...slotClaims(releases, candidates)];
  if (claims.length === 0) return { check, passed: true, findings: [] };
  const compiler = join(project, 'node_modules', '.bin', 'tsc');
  if (!existsSync(compiler)) {
    return { check, passed: null, findings: [`types differ, and ${compiler} is not there to compare them`] };
  }
  const findings = await compile(store, claims, project, compiler);
  return { check, passed: findings.length === 0, findings };
}

const folderOf = (digest: string): string => `./kernel-${digest}`;

function kernelClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  const shell = shellBuild(releases);
  return concernedRemotes(releases, candidates).flatMap(({ app, surface: built, consumes }) => {
    if (built === undefined || shell.surface === undefined || built === shell.surface) return [];
    const live = shell.surface;
    return Object.entries(consumes).flatMap(([request, { names }]) => {
      const entry = /^shared-kernel\/(.+)$/.exec(request)?.[1];
      if (entry === undefined) return [];
      return names.map((name) => {
        const type = (digest: string) => `typeof import('${folderOf(digest)}/${entry}')['${name}']`;
        return {
          meaning: `${app} uses ${name} of ${request} in a way that the shell's does not allow`,
          surfaces: [built, live] as const,
          line: `export const NAME: ${type(built)} = null as unknown as ${type(live)};`,
        };
      });
    });
  });
}

function slotClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  return [...releases.values()].flatMap(({ build: user }) =>
    user.slots.flatMap((slot) => {
      const { app } = filledBy(slot);
      const owner = releases.get(app)?.build;
      if (!owner || owner.app === user.app || !(candidates.has(user.app) || candidates.has(app))) return [];
      if (!user.surface || !owner.surface || user.surface === owner.surface) return [];
      const type = (digest: string) =>
        `import('${folderOf(digest)}/ui/slot-contracts').SlotContracts['${slot}']`;
      return {
        meaning: `${user.app} hands ${slot} what ${app} does not take`,
        surfaces: [user.surface, owner.surface] as const,
        line: `export const NAME: ${type(owner.surface)} = null as unknown as ${type(user.surface)};`,
      };
    }),
  );
}

async function compile(
  store: Store,
  claims: readonly Claim[],
  project: string,
  compiler: string,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'release-types-'));
  try {
    const digests = [...new Set(claims.flatMap(({ surfaces }) => surfaces))];
    for (const digest of digests) {
      const files = await readJson(store.surface(digest), surface);
      if (files === null)
        return [`the kernel ${digest} that a release was built against is not in the store`];
      await writeFiles(join(folder, folderOf(digest)), files);
    }
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    const lines = claims.map(({ line }, index) => line.replace('NAME', `claim${index}`));
    await writeFiles(folder, {
      [CHECK_FILE]: lines.join('\n'),
      'assets.d.ts': "declare module '*.css';\ndeclare module '*.svg';\n",
      'tsconfig.json': JSON.stringify({ compilerOptions, files: [CHECK_FILE, 'assets.d.ts'] }),
    });
    const output = await run(compiler, ['--project', folder, '--pretty', 'false'], folder);
    return [...output.matchAll(/^check\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
      ([, line, message]) => `${claims[Number(line) - 1]?.meaning}: ${message}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The output of a program, whether it succeeds or finds fault. */
function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
