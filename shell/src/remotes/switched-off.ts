import type { Composition } from 'shared-kernel/federation';

const STORED = 'switchedOff';

/** The remotes that are switched off in this tab; none on a channel that does not allow the inspector. */
export function readSwitchedOff({ settings, apps }: Composition): string[] {
  if (!settings.inspect) return [];
  const stored = sessionStorage.getItem(STORED)?.split(' ') ?? [];
  return stored.filter((app) => app !== 'shell' && app in apps);
}

/** Switches a remote of this tab off or on again, and loads the page anew. */
export function switchRemote(composition: Composition, remote: string, on: boolean): void {
  const others = readSwitchedOff(composition).filter((app) => app !== remote);
  storeSwitchedOff(on ? others : [...others, remote]);
  location.reload();
}

export function storeSwitchedOff(remotes: readonly string[]): void {
  if (remotes.length === 0) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, remotes.join(' '));
}

/** The composition as it is when some remotes cannot be loaded: each page shows what it has for that. */
export function withoutRemotes(composition: Composition, off: readonly string[]): Composition {
  const apps = Object.entries(composition.apps).map(
    ([name, release]) =>
      [
        name,
        off.includes(name) ? { ...release, manifest: null, preload: {}, previous: null } : release,
      ] as const,
  );
  return { ...composition, apps: Object.fromEntries(apps) };
}
