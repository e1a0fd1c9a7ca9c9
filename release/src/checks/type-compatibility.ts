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
type Surface = z.infer<typeof surface>;
const CHECK_FILE = 'check.ts';

/** A line of TypeScript that compiles exactly when a promise is kept, and what it means when it does not. */
interface Claim {
  meaning: string;
  /** The kernels that the line names. */
  kernels: readonly [Kernel, Kernel];
  line: string;
}

/** A kernel as builds found it, by the digest of its surface. */
interface Kernel {
  digest: string;
  /** Where what the apps offer one another, routes and slots, is taken from. */
  offers: string;
}

const asBuilt = (digest: string): Kernel => ({ digest, offers: digest });

/** Files of a surface that hold what the apps offer one another. */
const OFFERS = /^apps\//;

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

const folderOf = ({ digest, offers }: Kernel): string =>
  digest === offers ? `./kernel-${digest}` : `./kernel-${digest}-with-offers-of-${offers}`;

/**
 * Whether the live kernel does for each remote what the one that it was built against does. Both are taken with the
 * remote's own view of what apps offer: a route or slot that is new needs no new shell.
 */
function kernelClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  const shell = shellBuild(releases);
  return concernedRemotes(releases, candidates).flatMap(({ app, surface: built, consumes }) => {
    if (built === undefined || shell.surface === undefined || built === shell.surface) return [];
    const [own, live] = [asBuilt(built), { digest: shell.surface, offers: built }];
    return Object.entries(consumes).flatMap(([request, { names }]) => {
      const entry = /^shared-kernel\/(.+)$/.exec(request)?.[1];
      if (entry === undefined) return [];
      return names.map((name) => {
        const type = (kernel: Kernel) => `typeof import('${folderOf(kernel)}/${entry}')['${name}']`;
        return {
          meaning: `${app} uses ${name} of ${request} in a way that the shell's does not allow`,
          kernels: [own, live] as const,
          line: `export const NAME: ${type(own)} = null as unknown as ${type(live)};`,
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
      const [given, taken] = [asBuilt(user.surface), asBuilt(owner.surface)];
      const type = (kernel: Kernel) =>
        `import('${folderOf(kernel)}/ui/slot-contracts').SlotContracts['${slot}']`;
      return {
        meaning: `${user.app} hands ${slot} what ${app} does not take`,
        kernels: [given, taken] as const,
        line: `export const NAME: ${type(taken)} = null as unknown as ${type(given)};`,
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
    const kernels = claims
      .flatMap((claim) => claim.kernels)
      .map((kernel) => [folderOf(kernel), kernel] as const);
    for (const [name, { digest, offers }] of new Map(kernels)) {
      const own = await readJson(store.surface(digest), surface);
      const other = await readJson(store.surface(offers), surface);
      if (own === null || other === null)
        return [`the kernel ${own ? offers : digest} that a release was built against is not in the store`];
      await writeFiles(join(folder, name), withOffers(own, other));
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

/** The files of one surface with the offers of another, as far as that one states any. */
function withOffers(own: Surface, other: Surface): Surface {
  const offers = Object.entries(other).filter(([name]) => OFFERS.test(name));
  if (offers.length === 0) return own;
  const kernel = Object.entries(own).filter(([name]) => !OFFERS.test(name));
  return Object.fromEntries([...kernel, ...offers]);
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
