import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programArguments } from 'tooling/lib/bundled-program.mjs';

const command = fileURLToPath(new URL('../move/main.ts', import.meta.url));

export interface Moving {
  readonly child: ChildProcess;
  /** Its exit code, null when it was killed, and what it said. */
  readonly done: Promise<{ code: number | null; text: string }>;
}

/** Runs `npm run move` in a process of its own. */
export function startMove(args: readonly string[], env: Readonly<Record<string, string>>): Moving {
  const child = spawn(process.execPath, [...programArguments(command), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
    });
  return { child, done: new Promise((resolve) => child.once('close', (code) => resolve({ code, text }))) };
}

/** Runs it to its end. @param killAfterMs how long it lives; without it, to its end */
export function runMove(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  killAfterMs?: number,
): Moving['done'] {
  const { child, done } = startMove(args, env);
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return done.finally(() => clearTimeout(kill));
}
