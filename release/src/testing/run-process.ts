import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { programArguments } from 'tooling/lib/bundled-program.mjs';

/** How a process ended: its exit code, or null when it was killed; and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
}

/** When to kill a process: so many milliseconds after it has shown that its work has begun. */
export interface Kill {
  begun(): Promise<boolean>;
  after: number;
}

/**
 * Runs a script in a process of its own, killed at a moment if it still runs then.
 * @param env further variables of its environment
 */
export async function runProcess(
  file: string,
  args: readonly string[],
  kill?: Kill,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [...programArguments(file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  if (kill) {
    while (child.exitCode === null && !(await kill.begun())) await pause(1);
    await Promise.race([ended, pause(kill.after)]);
    child.kill('SIGKILL');
  }
  return ended;
}
