import { readFileSync } from 'node:fs';
import { run } from 'tooling/lib/processes.mjs';

/** The `run:` lines of one job of a workflow, in their order, without the installation of libraries. */
export function linesOf(workflow: string, job: string): readonly string[] {
  const [, text = ''] = readFileSync(workflow, 'utf8').split(new RegExp(`^ {2}${job}:$`, 'm'));
  const [own = ''] = text.split(/^ {2}\S/m);
  const lines = [...own.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, line = '']) => line);
  if (lines.length === 0) throw new Error(`${workflow} runs nothing in ${job}`);
  return lines.filter((line) => line !== 'npm ci');
}

/** Runs a line as the pipeline does, where the repository is. @returns what it says */
export const runLine = (line: string, cwd: string, env: Record<string, string>): Promise<string> =>
  run('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd, env });

/** What `release ship` says of an app. */
export const outcomeOf = (told: string, app: string): string =>
  new RegExp(`^${app} +\\S+ +(.*)$`, 'm').exec(told)?.[1]?.trim() ?? told;
