import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import type { Releases } from './composed-releases';
import { publishedTexts } from './published-texts';

/** What is to go live, and what is now. */
export interface Replacement {
  store: Store;
  releases: Releases;
  /** What is live, by app; empty before the first promotion. */
  live: Releases;
  candidates: ReadonlySet<string>;
}

/**
 * Whether a page that a candidate no longer has is one that some app still names; one that buyers alone may have noted
 * goes with a reason.
 */
export async function links(
  { store, releases, live, candidates }: Replacement,
  fewer: string | null,
): Promise<CheckResult> {
  const stated = new Set([...releases.values()].flatMap(({ build }) => Object.keys(build.routes)));
  const gone = [...candidates].flatMap((app) =>
    Object.keys(live.get(app)?.build.routes ?? {})
      .filter((path) => !stated.has(path))
      .map((path) => ({ app, path })),
  );
  const findings =
    fewer === null ? gone.map(({ app, path }) => `${app} no longer has ${path}: say why with --fewer`) : [];
  if (gone.length > 0)
    for (const release of releases.values()) {
      const code = (await publishedTexts(store, release, '.js')).join('\n');
      for (const { app, path } of gone)
        if (namesPath(code, path))
          findings.push(`${app} no longer has ${path}, to which ${release.app} leads`);
    }
  return { check: 'links', passed: findings.length === 0, findings };
}

/** Whether code holds a path as a text of its own, or as the begin of one with a query. */
export const namesPath = (code: string, path: string): boolean =>
  ['"', "'", '`'].some((quote) => [quote, '?', '#'].some((end) => code.includes(quote + path + end)));
