import { shellOf } from '../composition/check-composition';
import type { ComposedApp, ComposedApps } from '../composition/revision';
import { ReleaseError } from '../store/release-error';
import type { RouteFamily } from './route-families';

export interface NeededFile {
  url: string;
  integrity: string;
}

export interface NeededFiles {
  entry: NeededFile;
  scripts: NeededFile[];
  styles: NeededFile[];
}

/**
 * What a route family loads at once, in the order of need: what the shell always needs, the remote with
 * its entry first, what this family needs of the shell's platform.
 */
export function neededFiles(apps: ComposedApps, family: RouteFamily): NeededFiles {
  const { name, shell } = shellOf(apps);
  const owner = family.app === name ? null : apps[family.app];
  const entry = needed(shell, shell.entry);
  const byUrl = new Map<string, NeededFile>();
  for (const file of [
    ...filesOf(shell, shell.shellPreload?.['*']),
    ...(owner ? filesOf(owner, owner.preload[family.mount]) : filesOf(shell, shell.preload[family.mount])),
    ...filesOf(shell, shell.shellPreload?.[family.mount]),
  ]) {
    byUrl.set(file.url, file);
  }
  byUrl.delete(entry.url);
  const files = [...byUrl.values()];
  return {
    entry,
    scripts: files.filter(({ url }) => !isStyle(url)),
    styles: files.filter(({ url }) => isStyle(url)),
  };
}

const isStyle = (url: string): boolean => url.endsWith('.css');

const filesOf = (app: ComposedApp, names: readonly string[] = []): NeededFile[] =>
  names.map((name) => needed(app, name));

function needed(app: ComposedApp, name: string): NeededFile {
  const integrity = app.integrity[name];
  if (integrity === undefined) throw new ReleaseError(`${app.base} has no integrity for ${name}`);
  return { url: app.base + name, integrity };
}
