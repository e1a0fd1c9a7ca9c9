import type { Policy } from '../configuration/release-config';
import type { Rate } from './signals';

export interface Comparison {
  verdict: 'too few' | 'no worse' | 'worse';
  /** How much more likely the counts are if the canary is worse than allowed than if it is not. */
  evidence: number;
}

/**
 * Whether a canary fails clearly more often than the version that the other buyers had at the same time.
 *
 * Of the faulty visits of both, the canary has a share. As long as its rate is at most `timesWorse` that of the other
 * version, this share is expected to be at most `limit`. The evidence is the likelihood of the counts averaged over all
 * larger shares, divided by that at the limit: a test martingale, which under a canary that keeps the limit ever
 * exceeds 1/`falseAlarm` with a probability of at most `falseAlarm` (Ville's inequality). So it may be looked at as
 * often as one likes, unlike a significance test.
 */
export function compareRates(canary: Rate, other: Rate, policy: Policy['watch']): Comparison {
  const { minimumVisits, minimumFaulty, timesWorse, falseAlarm } = policy;
  if (canary.visits < minimumVisits || other.visits < minimumVisits)
    return { verdict: 'too few', evidence: 1 };
  const limit = (timesWorse * canary.visits) / (timesWorse * canary.visits + other.visits);
  const evidence = averageLikelihoodRatio(canary.faulty, other.faulty, limit);
  const worse = canary.faulty >= minimumFaulty && evidence >= 1 / falseAlarm;
  return { verdict: worse ? 'worse' : 'no worse', evidence };
}

const STEPS = 500;

/** Midpoint rule over the shares above the limit. */
function averageLikelihoodRatio(hits: number, misses: number, limit: number): number {
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    const share = limit + ((1 - limit) * (step + 0.5)) / STEPS;
    sum += Math.exp(hits * Math.log(share / limit) + misses * Math.log((1 - share) / (1 - limit)));
  }
  return sum / STEPS;
}
