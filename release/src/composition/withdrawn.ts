import type { Lineup } from './revision';

type Withdrawn = Lineup['withdrawn'];

/** Tabs older than so many withdrawals of one app have long been closed or moved on. */
const REMEMBERED = 20;

/** Remembers that versions were taken back. */
export const leave = (withdrawn: Withdrawn, app: string, ...versions: readonly string[]): Withdrawn => ({
  ...withdrawn,
  [app]: [...(withdrawn[app] ?? []).filter((known) => !versions.includes(known)), ...versions].slice(
    -REMEMBERED,
  ),
});

/** Forgets it, because the version goes live again. */
export function restore(withdrawn: Withdrawn, app: string, version: string): Withdrawn {
  const { [app]: versions = [], ...others } = withdrawn;
  const left = versions.filter((known) => known !== version);
  return left.length === 0 ? others : { ...others, [app]: left };
}
