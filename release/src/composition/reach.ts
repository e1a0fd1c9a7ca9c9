/** Who gets a canary. */
export interface Reach {
  /** The groups of buyers who have it whatever their bucket, by name. */
  chosen: readonly string[];
  /** Percent of all buyers. */
  share: number;
}

interface Reaching {
  buckets: readonly number[];
  chosen: readonly { group: string }[];
}

/** @param canary undefined for none */
export const reachOf = (canary: Reaching | undefined): Reach => ({
  chosen: canary?.chosen.map(({ group }) => group) ?? [],
  share: canary?.buckets.length ?? 0,
});

/** Such as `5 %`, or `client:KH1003, 5 %`. */
export const reachInWords = ({ chosen, share }: Reach): string =>
  [...chosen, ...(share > 0 || chosen.length === 0 ? [`${share} %`] : [])].join(', ');

/** The same of a canary before and after a change. */
export const changeInWords = (
  share: { from: number; to: number },
  chosen: { from: readonly string[]; to: readonly string[] } = { from: [], to: [] },
): { from: string; to: string } => ({
  from: reachInWords({ chosen: chosen.from, share: share.from }),
  to: reachInWords({ chosen: chosen.to, share: share.to }),
});
