import { filledBy } from '../composition/filled-by';
import type { Lineup } from '../composition/revision';
import { variantsOf } from '../composition/variants';
import type { Store } from '../store/store';
import { composedReleases, slotsShownBy } from './composed-releases';
import { namesPath } from './links';
import { publishedTexts } from './published-texts';

/** Who shows a view of an app, or leads to a page of it, in a sentence each. */
export async function leftBehind(store: Store, lineup: Lineup, app: string): Promise<string[]> {
  const findings = new Set<string>();
  for (const { apps } of variantsOf(lineup)) {
    const releases = await composedReleases(store, apps);
    const paths = Object.keys(releases.get(app)?.build.routes ?? {});
    for (const release of releases.values()) {
      if (release.app === app) continue;
      for (const slot of slotsShownBy(release.build))
        if (filledBy(slot).app === app) findings.add(`${release.app} shows ${slot}`);
      const code = (await publishedTexts(store, release, '.js')).join('\n');
      for (const path of paths) if (namesPath(code, path)) findings.add(`${release.app} leads to ${path}`);
    }
  }
  return [...findings];
}
