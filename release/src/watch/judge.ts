import type { Policy } from '../configuration/release-config';
import type { CountedHealth } from './app-health';
import { type Comparison, compareRates } from './compare-rates';
import { type Rate, SIGNALS, type Signal, signalNames } from './signals';

/** What one signal says of a version beside another one. */
export interface Finding extends Comparison {
  signal: Signal;
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
  signals: readonly Signal[] = signalNames,
): Finding[] {
  const limits = { ...policy, falseAlarm: policy.falseAlarm / signals.length };
  return signals.map((signal) => {
    const [one, other] = [canary.rates[signal], live.rates[signal]];
    const comparison = SIGNALS[signal].bad
      ? compareRates(one.unswayed, other.unswayed, limits)
      : compareRates(other.unswayed, one.unswayed, limits);
    return { signal, ...comparison, canary: one.all, live: other.all };
  });
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

export const inWords = ({ signal, canary, live, evidence }: Finding, other: string): string =>
  `${canary.faulty} of ${canary.visits} ${SIGNALS[signal].words}, ${live.faulty} of ${live.visits} with ${other} ` +
  `(evidence ${evidence.toPrecision(2)} to 1)`;
