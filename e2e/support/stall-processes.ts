import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stops processes of running journeys for a while, one kind at a time, until it is interrupted: what a journey does before
 * its page has come that far fails then, as it does once in a while on a busy machine. Run it beside
 * `npm run journeys -w e2e`.
 */

/** Whose work may be late: a page's, the browser's line, the API's, the front's, the database's. */
const kinds: readonly RegExp[] = [
  /--type=renderer/,
  /network\.mojom/,
  /\/programs\/server-/,
  /\/programs\/main-.* serve |drawing-process/,
  /^postgres: \S+ journeys_/,
];
const stopMs = [300, 3_500] as const;
const restMs = [100, 1_000] as const;

const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);

function processesOf(kind: RegExp): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, args = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return kind.test(args) ? [Number(pid)] : [];
  });
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

let stopped: readonly number[] = [];
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    signal(stopped, 'SIGCONT');
    process.exit(0);
  });

for (;;) {
  const kind = kinds[Math.floor(Math.random() * kinds.length)];
  stopped = kind ? processesOf(kind).filter(() => Math.random() < 0.7) : [];
  signal(stopped, 'SIGSTOP');
  await pause(between(stopMs));
  signal(stopped, 'SIGCONT');
  stopped = [];
  await pause(between(restMs));
}
