import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from '../store/json-files';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import type { Releases } from './composed-releases';
import { digestsOf, filesOf, folderOf, type Surface, surface } from './kernel-copy';
import { type Claim, callClaims, kernelClaims, slotClaims } from './type-claims';
import { SHAPES_FILE, shapesFile } from './used-shapes';

const CHECK_FILE = 'check.ts';

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
  const surfaces = new Map<string, Surface>();
  for (const digest of new Set([...releases.values()].map(({ build }) => build.surface))) {
    const found = digest === undefined ? null : await readJson(store.surface(digest), surface);
    if (digest !== undefined && found) surfaces.set(digest, found);
  }
  const surfaceOf = (digest: string): Surface => surfaces.get(digest) ?? {};
  const claims = [
    ...kernelClaims(releases, candidates),
    ...callClaims(releases, candidates, surfaceOf),
    ...slotClaims(releases, candidates),
  ];
  if (claims.length === 0) return { check, passed: true, findings: [] };
  const compiler = join(project, 'node_modules', '.bin', 'tsc');
  if (!existsSync(compiler)) {
    return { check, passed: null, findings: [`types differ, and ${compiler} is not there to compare them`] };
  }
  const needed = claims.flatMap(({ kernels }) => kernels.flatMap(digestsOf));
  const missing = needed.find((digest) => !surfaces.has(digest));
  const findings =
    missing === undefined
      ? await compile(claims, surfaceOf, { project, compiler, shapes: shapesFile(releases) })
      : [`the kernel ${missing} that a release was built against is not in the store`];
  return { check, passed: findings.length === 0, findings };
}

interface CompileOptions {
  project: string;
  compiler: string;
  shapes: string;
}

async function compile(
  claims: readonly Claim[],
  surfaceOf: (digest: string) => Surface,
  { project, compiler, shapes }: CompileOptions,
): Promise<string[]> {
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
      [SHAPES_FILE]: shapes,
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
