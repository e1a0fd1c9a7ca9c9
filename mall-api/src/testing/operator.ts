import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programs, type ScratchFolder } from './postgres-programs';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(project, 'docs', 'operating.md'), 'utf8');

/** Somebody who runs the commands of docs/operating.md, with `/srv/backup` in a folder. */
export interface Operator {
  /**
   * Runs a block of commands.
   * @param title the comment in its first line, without `# `
   * @param instead what stands there as an example, and what is meant this time
   * @returns what it printed
   */
  run(title: string, instead?: Readonly<Record<string, string>>): string;
  /** Starts a block that does not end by itself. */
  start(title: string, instead?: Readonly<Record<string, string>>): ChildProcess;
}

/**
 * @param env `PGHOST`, `PGDATA` and the like
 */
export function createOperator(folder: ScratchFolder, env: () => Readonly<Record<string, string>>): Operator {
  const commands = (title: string, instead: Readonly<Record<string, string>>) => {
    const [, indent, block] =
      new RegExp(`^( *)\`\`\`sh\\n *# ${title}\\n(.*?)^ *\`\`\``, 'ms').exec(page) ?? [];
    if (block === undefined) throw new Error(`docs/operating.md has no commands "${title}"`);
    let text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    for (const [example, meant] of Object.entries(instead)) {
      if (!text.includes(example)) throw new Error(`the commands "${title}" do not have ${example}`);
      text = text.replaceAll(example, meant);
    }
    return ['-euo', 'pipefail', '-c', text.replaceAll('/srv/backup', folder.root)];
  };
  const options = () => ({
    ...folder.options,
    env: { ...folder.options.env, ...env(), PATH: `${programs()}:${folder.options.env.PATH}` },
  });
  return {
    run: (title, instead = {}) =>
      execFileSync('bash', commands(title, instead), {
        ...options(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim(),
    start(title, instead = {}) {
      const child = spawn('bash', commands(title, instead), { ...options(), stdio: 'ignore' });
      process.once('exit', () => child.kill('SIGKILL'));
      return child;
    },
  };
}
