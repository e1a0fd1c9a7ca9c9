import type { ReleaseConfig } from '../configuration/release-config';
import type { BeyondApps } from '../rights/rights';
import type { Lineup, Revision } from './revision';
import { variantsOf } from './variants';

/** What a change asks for that the right to release its apps does not include. */
export function beyondApps(before: Lineup, after: Revision, config: ReleaseConfig): BeyondApps {
  const goesWithout = after.unchecked !== null && config.channels[after.channel]?.checked;
  const had = new Set(mountsOf(before).map(({ app, path }) => `${app} ${path}`));
  return {
    mounts: mountsOf(after).flatMap(({ app, path }) => (had.has(`${app} ${path}`) ? [] : [path])),
    other: goesWithout ? 'going without a check' : null,
  };
}

const mountsOf = (lineup: Lineup): { app: string; path: string }[] =>
  variantsOf(lineup).flatMap(({ apps }) =>
    Object.entries(apps).flatMap(([app, { mount }]) => mount.map((path) => ({ app, path }))),
  );
