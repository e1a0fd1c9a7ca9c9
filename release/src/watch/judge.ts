import type { Policy } from '../configuration/release-config';
import type { CountedHealth } from './app-health';
import { type Comparison, compareRates } from './compare-rates';
import type { CountedTask } from './counted-task';
import { type Rate, SIGNALS, type Signal, signalNames } from './signals';

/** What one signal, or one task, says of a version beside another one. */
export interface Finding extends Comparison {
  signal: Signal | 'task';
  /** What is counted. */
  words: string;
  canary: Rate;
  live: Rate;
}

/**
 * Compares every signal, each without the network that most of it came from, so that no network decides by itself. Together
 * they raise no more false alarms than the policy allows.
 */
export function compareSignals(
  canary: CountedHealth,
  live: CountedHealth,
  policy: Policy['watch'],
  { signals = signalNames, tasks = [] }: Compared = {},
): Finding[] {
  const compared = [
    ...signals.map((signal) => {
      const { bad, words } = SIGNALS[signal];
      return { signal, bad, words, one: canary.rates[signal], other: live.rates[signal] };
    }),
    ...tasks.map((task) => {
      const words = `visits to ${task.on} got 「${task.does}」 done`;
      return { signal: 'task' as const, bad: false, words, one: canary.done(task), other: live.done(task) };
    }),
  ];
  const limits = { ...policy, falseAlarm: policy.falseAlarm / compared.length };
  return compared.map(({ signal, bad, words, one, other }) => {
    const [first, second] = bad ? [one, other] : [other, one];
    const comparison = compareRates(first.unswayed, second.unswayed, limits);
    return { signal, words, ...comparison, canary: one.all, live: other.all };
  });
}

/** What is compared: every signal where nothing is said, and what buyers get done. */
interface Compared {
  signals?: readonly Signal[];
  tasks?: readonly CountedTask[];
}

/** The one that speaks most clearly against the version, if any does; else what is known of its faults. */
export function decisive(findings: readonly Finding[]): Finding {
  const [faults, ...others] = findings.toSorted(
    (a, b) => Number(b.verdict === 'worse') - Number(a.verdict === 'worse') || byProvenance(a, b),
  );
  if (faults === undefined) throw new Error('Nothing was compared');
  if (faults.verdict === 'worse') return faults;
  return [faults, ...others].find(({ signal }) => signal === 'faults') ?? faults;
}

const byProvenance = (a: Finding, b: Finding): number => b.evidence - a.evidence;

export const inWords = ({ words, canary, live, evidence }: Finding, other: string): string =>
  `${canary.faulty} of ${canary.visits} ${words}, ${live.faulty} of ${live.visits} with ${other} ` +
  `(evidence ${evidence.toPrecision(2)} to 1)`;
