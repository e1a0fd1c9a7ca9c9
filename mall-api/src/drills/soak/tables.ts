import { type Call, type Calls, kinds } from './calls';
import type { Resources } from './resources';

/** What a disturbance was for buyers. */
export interface Turn {
  readonly name: string;
  readonly begun: number;
  readonly ended: number;
  readonly calls: readonly Call[];
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]?.map((_, n) => Math.max(...rows.map((row) => String(row[n]).length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, n) =>
          n === 0 ? String(cell).padEnd(widths[n] ?? 0) : String(cell).padStart(widths[n] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const isDone = ({ code }: Call) => code === '0';

function p99(calls: readonly Call[]): string {
  const times = calls
    .filter(isDone)
    .map(({ begun, ended }) => ended - begun)
    .sort((a, b) => a - b);
  const at = times[Math.ceil(times.length * 0.99) - 1];
  return at === undefined ? '–' : at.toFixed(0);
}

function codesOf(calls: readonly Call[]): string {
  const counts = new Map<string, number>();
  for (const { code } of calls) if (code !== '0') counts.set(`${code}`, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} × ${code}`).join(', ');
}

/** Kinds of calls: how many, how long, and what buyers were told in place of an answer. */
export function callsTable(
  { all }: Calls,
  { quietFrom, disturbedFrom }: { quietFrom: number; disturbedFrom: number },
): string {
  const [quiet, disturbed] = [
    all.filter(({ begun }) => begun >= quietFrom && begun < disturbedFrom),
    all.filter(({ begun }) => begun >= disturbedFrom),
  ];
  const of = (calls: readonly Call[], kind: string) => calls.filter((call) => call.kind === kind);
  return table([
    ['call', 'undisturbed', 'p99 ms', 'disturbed', 'p99 ms', 'told'],
    ...kinds.map((kind) => [
      kind,
      of(quiet, kind).length,
      p99(of(quiet, kind)),
      of(disturbed, kind).length,
      p99(of(disturbed, kind)),
      codesOf(of(all, kind)),
    ]),
  ]);
}

/** In milliseconds from its begin: when a call was done again after the first refusal, and when the last was refused. */
function recovery({ begun, calls }: Turn): { again: number; last: number } | undefined {
  const refused = calls.filter((call) => !isDone(call));
  if (refused.length === 0) return undefined;
  const kindsRefused = new Set(refused.map(({ kind }) => kind));
  const first = Math.min(...refused.map((call) => call.ended));
  const done = calls.filter((call) => isDone(call) && kindsRefused.has(call.kind) && call.begun > first);
  return {
    again: Math.min(...done.map((call) => call.ended)) - begun,
    last: Math.max(...refused.map((call) => call.ended)) - begun,
  };
}

/** Disturbances by name; where there were several, the longest times. */
export function turnsTable(turns: readonly Turn[]): string {
  const longest = (times: readonly number[]) =>
    times.length === 0 ? '–' : (Math.max(...times) / 1_000).toFixed(1);
  const names = [...new Set(turns.map(({ name }) => name))];
  return table([
    ['disturbance', 'times', 'lasted s', 'refused', 'done again after s', 'last refused after s', 'told'],
    ...names.map((name) => {
      const these = turns.filter((turn) => turn.name === name);
      const calls = these.flatMap((turn) => turn.calls);
      const recoveries = these.flatMap((turn) => recovery(turn) ?? []);
      return [
        name,
        these.length,
        longest(these.map(({ begun, ended }) => ended - begun)),
        calls.filter((call) => !isDone(call)).length,
        longest(recoveries.map(({ again }) => again)),
        longest(recoveries.map(({ last }) => last)),
        codesOf(calls),
      ];
    }),
  ]);
}

/** What was held while nobody called: after the undisturbed part, the first, the middle and the last round. */
export function resourcesTable(measured: readonly Resources[]): string {
  const last = measured.length - 1;
  const shown = [...new Set([0, 1, Math.ceil(last / 2), last])]
    .filter((n) => n <= last)
    .sort((a, b) => a - b);
  const row = (name: string, pick: (one: Resources) => number) => [
    name,
    ...measured.filter((_, n) => shown.includes(n)).map(pick),
  ];
  return table([
    ['held', ...shown.map((n) => (n === 0 ? 'undisturbed' : `round ${n}`))],
    row('lasting process: heap MB', ({ lasting }) => lasting.heap),
    row('… external MB', ({ lasting }) => lasting.external),
    row('… resident MB', ({ lasting }) => lasting.resident),
    row('… sockets', ({ lasting }) => lasting.sockets),
    row('… other handles', ({ lasting }) => lasting.handles),
    row('… temporary files', ({ lasting }) => lasting.temporaryFiles),
    row('process that ends: heap MB', ({ ended }) => ended.heap),
    row('… resident MB', ({ ended }) => ended.resident),
    row('… temporary files', ({ ended }) => ended.temporaryFiles),
    row('connections of PostgreSQL', ({ connections }) => connections),
    row('files put aside by nginx', ({ frontFiles }) => frontFiles),
  ]);
}
