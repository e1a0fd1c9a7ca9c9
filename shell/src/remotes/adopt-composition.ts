import type { AppRelease, Composition } from 'shared-kernel/federation';
import type { LiveComposition } from './remotes';

type Apps = Readonly<Record<string, AppRelease>>;

export interface Adoption {
  /** What this page uses from now on. */
  apps: Apps;
  /** Apps that this page cannot go on with: the next page of theirs, of the shell any page, needs a new document. */
  outdated: ReadonlySet<string>;
}

/**
 * What an open page takes of a composition that went live meanwhile (architecture, Releases): it stays with the
 * versions that it has loaded, unless they were taken back; what it has not loaded yet it takes new. A release that
 * came together with another shell may need that shell, so it waits for the next document.
 */
export function adoptComposition(
  shown: Composition,
  { composition: live, withdrawn }: LiveComposition,
  loaded: ReadonlySet<string>,
): Adoption {
  const sameShell = shown.apps['shell']?.version === live.apps['shell']?.version;
  const apps: Record<string, AppRelease> = {};
  const outdated = new Set<string>();
  for (const [name, release] of Object.entries(shown.apps)) {
    const next = live.apps[name];
    const isNew = next?.version !== release.version;
    if (name === 'shell') {
      apps[name] = release;
      if (withdrawn[name]?.includes(release.version)) outdated.add(name);
    } else if (loaded.has(name)) {
      apps[name] = release;
      if (!next || withdrawn[name]?.includes(release.version)) outdated.add(name);
    } else if (next) {
      apps[name] = next;
      if (isNew && !sameShell) outdated.add(name);
    }
  }
  for (const [name, release] of Object.entries(live.apps)) {
    if (name in shown.apps) continue;
    apps[name] = release;
    if (!sameShell) outdated.add(name);
  }
  return { apps, outdated };
}
