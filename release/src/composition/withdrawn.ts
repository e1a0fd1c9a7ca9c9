import type { Lineup } from './revision';

type Withdrawn = Lineup['withdrawn'];

/** Tabs older than so many withdrawals of one app have long been closed or moved on. */
const REMEMBERED = 20;

const without = (versions: readonly string[] | undefined, version: string): string[] =>
  (versions ?? []).filter((candidate) => candidate !== version);

/** Remembers that a version was taken back. */
export const leave = (withdrawn: Withdrawn, app: string, version: string): Withdrawn => ({
  ...withdrawn,
  [app]: [...without(withdrawn[app], version), version].slice(-REMEMBERED),
});

/** Forgets it, because the version goes live again. */
export function restore(withdrawn: Withdrawn, app: string, version: string): Withdrawn {
  const { [app]: versions, ...others } = withdrawn;
  const left = without(versions, version);
  return left.length === 0 ? others : { ...others, [app]: left };
}
