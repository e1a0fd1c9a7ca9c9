import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Surface } from '../publish/kernel-surfaces';
import type { CheckResult } from './check-report';
import { digestsOf, filesOf, folderOf } from './kernel-copy';
import type { Claim } from './type-claims';

const CHECK_FILE = 'check.ts';

export interface Bench {
  /** Folder whose node_modules hold TypeScript and the platform's types. */
  project: string;
  surfaces: ReadonlyMap<string, Surface>;
  /** What else the claims name, by file. */
  files: Readonly<Record<string, string>>;
}

/** Puts claims before the compiler; says what those mean that are not kept. */
export async function compileClaims(
  claims: readonly Claim[],
  bench: Bench,
): Promise<Omit<CheckResult, 'check'>> {
  if (claims.length === 0) return { passed: true, findings: [] };
  const compiler = join(bench.project, 'node_modules', '.bin', 'tsc');
  if (!existsSync(compiler))
    return { passed: null, findings: [`types differ, and ${compiler} is not there to compare them`] };
  const needed = claims.flatMap(({ kernels }) => kernels.flatMap(digestsOf));
  const missing = needed.find((digest) => !bench.surfaces.has(digest));
  const findings =
    missing === undefined
      ? await compile(claims, compiler, bench)
      : [`the kernel ${missing} that a release was built against is not in the store`];
  return { passed: findings.length === 0, findings };
}

async function compile(
  claims: readonly Claim[],
  compiler: string,
  { project, surfaces, files }: Bench,
): Promise<string[]> {
  const surfaceOf = (digest: string): Surface => surfaces.get(digest) ?? {};
  const folder = await mkdtemp(join(tmpdir(), 'release-types-'));
  try {
    const copies = new Map(
      claims.flatMap(({ kernels }) => kernels).map((kernel) => [folderOf(kernel), kernel] as const),
    );
    for (const [name, kernel] of copies) await writeFiles(join(folder, name), filesOf(kernel, surfaceOf));
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    const lines = claims.map(({ line }, index) => line.replace('NAME', `claim${index}`));
    await writeFiles(folder, {
      [CHECK_FILE]: lines.join('\n'),
      ...files,
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
