import { routeFamilies } from '../documents/route-families';
import { ReleaseError } from '../store/release-error';
import type { ComposedApp, ComposedApps } from './revision';

/**
 * The app that starts every document: the one without a federation manifest.
 * @throws ReleaseError when the composition has none, or more than one.
 */
export function shellOf(apps: ComposedApps): { name: string; shell: ComposedApp } {
  const [found, ...more] = Object.entries(apps).filter(([, { manifest }]) => manifest === null);
  if (found === undefined)
    throw new ReleaseError('a composition needs the shell: promote it first, or with it');
  const [name, shell] = found;
  if (more.length > 0) throw new ReleaseError(`${name} and ${more[0]?.[0]} both claim to be the shell`);
  if (!shell.mount.includes('/')) throw new ReleaseError(`${name} must own / to be the shell`);
  return { name, shell };
}

/** Refuses a composition that documents could not be rendered from, or in which an app reaches beyond its addresses. */
export function checkComposition(apps: ComposedApps): void {
  shellOf(apps);
  const owners = new Map<string, string>();
  for (const { name, path, app } of routeFamilies(apps)) {
    const owner = owners.get(name);
    if (owner !== undefined) throw new ReleaseError(`${owner} and ${app} both want the document of ${path}`);
    owners.set(name, app);
    const { mount } = apps[app] as ComposedApp;
    if (!mount.some((own) => isBelow(path, own)))
      throw new ReleaseError(`${app} has a route ${path} outside ${mount}`);
  }
}

const isBelow = (path: string, mount: string): boolean =>
  mount === '/' || path === mount || path.startsWith(`${mount}/`);
