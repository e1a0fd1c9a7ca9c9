import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How a process ended: its exit code, or null when it was killed; and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a script in a process of its own; kills it after a while when asked to. */
export async function runProcess(
  file: string,
  args: readonly string[],
  killAfterMs?: number,
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
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
  if (killAfterMs !== undefined) {
    await Promise.race([ended, pause(killAfterMs)]);
    child.kill('SIGKILL');
  }
  return ended;
}
