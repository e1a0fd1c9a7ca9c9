import { checkComposition } from '../composition/check-composition';
import { composeApp } from '../composition/compose-app';
import type { ComposedApps, Revision } from '../composition/revision';
import type { Store } from '../store/store';
import { type LiveRevision, readDocuments } from './live-documents';

/** Whole compositions are kept in memory. */
const mostKept = 8;

/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Compositions that are live nowhere: what is live, with published versions of some apps in place of theirs.
 * @param accept throws what speaks against a revision
 * @returns rejects with a ReleaseError for a version that was never published, or does not fit
 */
export function previews(
  store: Store,
  accept: (revision: Revision) => Promise<void>,
): (live: LiveRevision, versions: Versions) => Promise<LiveRevision> {
  const kept = new Map<string, Promise<LiveRevision>>();

  async function compose({ revision: live }: LiveRevision, versions: Versions): Promise<LiveRevision> {
    const apps: ComposedApps = { ...live.apps };
    // Without a version to fall back to: whoever looks at it sees when it does not start.
    for (const [app, version] of Object.entries(versions))
      apps[app] = await composeApp(store, app, version, null);
    checkComposition(apps);
    const canaries = Object.fromEntries(Object.entries(live.canaries).filter(([app]) => !(app in versions)));
    const shown = Object.entries(versions).map(([app, version]) => `${app} ${version}`);
    const site = { ...live.site, notice: `预览 ${shown.join('、')}` };
    const revision = { ...live, apps, canaries, site };
    await accept(revision);
    const composed = await (await readDocuments(store, revision)).live();
    if (composed === null) throw new Error('a composition without documents');
    return composed;
  }

  return (live, versions) => {
    const key = JSON.stringify([live.revision.revision, Object.entries(versions).sort()]);
    const found = kept.get(key) ?? compose(live, versions);
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return found;
  };
}
