import type { WatchNews } from './notify-webhook';
import type { RampStep } from './ramp-canaries';
import type { CanaryReport } from './watch-canaries';
import type { LiveReport } from './watch-live';

export interface Watched {
  reports: readonly CanaryReport[];
  withdrawn: readonly CanaryReport[];
  steps: readonly RampStep[];
  promoted: readonly LiveReport[];
}

/** What of one look is worth telling somebody who does not look. */
export function newsOf(channel: string, { reports, withdrawn, steps, promoted }: Watched): WatchNews[] {
  const at = new Date().toISOString();
  const common = { channel, at };
  return [
    ...withdrawn.map(({ app, version, why }) => ({
      ...common,
      what: 'withdrawn' as const,
      app,
      version,
      why,
    })),
    ...promoted.map(({ app, version, why, alsoWorse }) =>
      alsoWorse.length === 0
        ? { ...common, what: 'rolled back' as const, app, version, why }
        : { ...common, what: 'alert' as const, app, version, why: `${why}; so is ${alsoWorse.join(', ')}` },
    ),
    ...steps.flatMap(({ app, version, refused }) =>
      refused === undefined ? [] : [{ ...common, what: 'alert' as const, app, version, why: refused }],
    ),
    ...reports.flatMap(({ app, version, verdict, missing }) =>
      verdict === 'cannot see'
        ? [{ ...common, what: 'alert' as const, app, version, why: missing.join('; ') }]
        : [],
    ),
  ];
}

/** Passes on what was not there at the look before: an alert is told when it begins, not with every look. */
export function onlyNew(): (news: readonly WatchNews[]) => WatchNews[] {
  let before = new Set<string>();
  return (news) => {
    // Numbers change with every look, and make no other alert.
    const keyOf = ({ what, app, version, why }: WatchNews) =>
      JSON.stringify([what, app, version, what === 'alert' ? why.replaceAll(/[\d.]+/g, '') : why]);
    const now = new Set(news.map(keyOf));
    const fresh = news.filter((each) => !before.has(keyOf(each)));
    before = now;
    return fresh;
  };
}
