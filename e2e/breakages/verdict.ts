import type { Breakage } from './breakage';
import type { Outcome } from './judge';

export type Verdict = 'refused' | 'refused for something else' | 'let through';

/** Whether what became of a breakage is what ought to have. */
export function verdictOf({ by, says }: Breakage, outcome: Outcome): Verdict {
  if (outcome.by === null) return 'let through';
  const rightly = outcome.by.split(', ').includes(by) && outcome.said.some((line) => says.test(line));
  return rightly ? 'refused' : 'refused for something else';
}
