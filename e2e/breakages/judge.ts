import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from 'demo-shop/accounts';
import { projectRoot } from 'tooling/lib/places.mjs';
import { release } from 'tooling/lib/shop.mjs';
import type { Breakage, Harmless } from './breakage';
import type { ScratchCopy } from './scratch-copy';

/** What became of one change. */
export interface Outcome {
  /** Who refused it; null when nobody did. */
  by: string | null;
  /** What was said, a line each. */
  said: string[];
  /** Seconds that its check took, where it was checked in a browser. */
  seconds: number | null;
}

interface Bench {
  copy: ScratchCopy;
  store: string;
  apiUrl: string;
  /** Where builds are put. */
  folder: string;
}

type Change = Omit<Breakage, 'by' | 'says'> &
  Partial<Pick<Breakage, 'by'>> &
  Pick<Harmless, 'fewer' | 'sums'>;

/**
 * Builds a change, publishes it and has it checked, as its team would: first without a browser, and only where that finds
 * nothing as the policy asks.
 */
export async function judge(bench: Bench, change: Change): Promise<Outcome> {
  const built = await attempt(() => buildChange(bench, change));
  if (built.failed) return { by: 'build', said: built.said, seconds: null };
  const published = await attempt(() => release(bench.store, 'publish', built.value, '--by', 'breakages'));
  rmSync(built.value, { recursive: true, force: true });
  if (published.failed) return { by: 'publish', said: published.said, seconds: null };
  const version = /\d+\.\d+\.\d+\+[0-9a-f]{8}/.exec(published.value)?.[0] ?? '';
  await change.stored?.(join(bench.store, 'apps', change.app, version));
  const why = [
    ...(change.fewer === undefined ? [] : ['--fewer', change.fewer]),
    ...(change.sums === undefined ? [] : ['--sums', change.sums]),
  ];
  // What only tasks find is tried by them alone: they are minutes of two processors, as is the smoke test.
  if (change.by === 'tasks') return check(bench, change.app, version, ['--tasks-alone', ...why], 'tasks');
  if (change.by !== 'smoke') {
    const quick = await check(bench, change.app, version, ['--no-browser', ...why]);
    if (quick.by !== null) return { ...quick, seconds: null };
  }
  return check(bench, change.app, version, ['--password', demoPassword, ...why]);
}

type Attempt<Value> = { failed: false; value: Value } | { failed: true; said: string[] };

async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { failed: false, value: await work() };
  } catch (error) {
    return { failed: true, said: String((error as Error).message).split('\n') };
  }
}

async function buildChange({ copy, folder }: Bench, { name, app, edits = [], built = {} }: Change) {
  const home = join(folder, name);
  const dist = join(home, 'dist');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  if (edits.length > 0) await copy.build(app, edits, dist);
  else cpSync(join(projectRoot, app, 'dist'), dist, { recursive: true });
  for (const [ending, change] of Object.entries(built)) {
    const file = readdirSync(dist).find((one) => one.endsWith(ending) || one.startsWith(ending));
    if (file === undefined) throw new Error(`${app} has no ${ending}`);
    writeFileSync(join(dist, file), change(readFileSync(join(dist, file), 'utf8')));
  }
  return home;
}

interface Report {
  took: number;
  passed: boolean;
  results: { check: string; passed: boolean | null; findings: string[] }[];
}

async function check(
  { store, apiUrl }: Bench,
  app: string,
  version: string,
  args: readonly string[],
  /** What has to come to an end. */
  decides = '',
): Promise<Outcome> {
  const run = await attempt(() =>
    release(store, 'check', `${app}@${version}`, '--api', apiUrl, '--by', 'breakages', ...args),
  );
  const reports = join(store, 'checks', app, version);
  const numbers = existsSync(reports) ? readdirSync(reports).map((file) => Number.parseInt(file, 10)) : [];
  const last = Math.max(0, ...numbers);
  if (last === 0)
    throw new Error(`${app}@${version} was not checked: ${run.failed ? run.said.join('\n') : ''}`);
  const report = JSON.parse(readFileSync(join(reports, `${last}.json`), 'utf8')) as Report;
  const open = report.results.find(({ check: name, passed }) => name === decides && passed === null);
  if (open) throw new Error(open.findings.join('; '));
  const refusals = report.results.filter(({ passed }) => passed === false);
  return {
    by: refusals.map(({ check: name }) => name).join(', ') || null,
    said: refusals.flatMap(({ findings }) => findings),
    seconds: Math.round(report.took / 1000),
  };
}
