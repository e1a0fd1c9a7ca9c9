import { shellOf } from '../composition/check-composition';
import { filledBy } from '../composition/filled-by';
import type { ComposedApp, ComposedApps } from '../composition/revision';
import { ReleaseError } from '../store/release-error';
import type { RouteFamily } from './route-families';

export interface NeededFile {
  url: string;
  integrity: string;
  /** How its app's run time knows that the document has loaded it; stylesheets only. */
  styleId?: string;
}

export interface NeededFiles {
  entry: NeededFile;
  scripts: NeededFile[];
  /** Of the shell's app shell, which nothing is drawn without. */
  styles: NeededFile[];
  /** Of what stands in the app shell: each view waits for its own, so that one which does not come holds up nothing else. */
  viewStyles: NeededFile[];
}

/** What a document loads at once: the shell, then the route's app, then what that route takes of the platform. */
export function neededFiles(apps: ComposedApps, family: RouteFamily): NeededFiles {
  const { shell } = shellOf(apps);
  const entry = needed(shell, shell.entry);
  const appShell = filesOf(shell, [...shell.initial, ...shell.soon]);
  const byUrl = new Map([...appShell, ...routeFiles(apps, family)].map((file) => [file.url, file]));
  byUrl.delete(entry.url);
  const files = [...byUrl.values()];
  const ofAppShell = new Set(appShell.map(({ url }) => url));
  const styles = files.filter(({ url }) => isStyle(url));
  return {
    entry,
    scripts: files.filter(({ url }) => !isStyle(url)),
    styles: styles.filter(({ url }) => ofAppShell.has(url)),
    viewStyles: styles.filter(({ url }) => !ofAppShell.has(url)),
  };
}

/** The apps of which a document shows something from the start, the shell first. */
export function appsFromTheStart(
  apps: ComposedApps,
  { app, path }: Pick<RouteFamily, 'app' | 'path'>,
): string[] {
  const slots = apps[app]?.routes[path]?.slots ?? [];
  const shown = [shellOf(apps).name, app, ...slots.map((slot) => filledBy(slot).app)];
  return [...new Set(shown)].filter((name) => name in apps);
}

/**
 * What a route asks for beyond the shell's initial files: of its own app, entry first, of the apps whose slots stand on it
 * from the start, and of the platform.
 */
export function routeFiles(
  apps: ComposedApps,
  { app, path }: Pick<RouteFamily, 'app' | 'path'>,
): NeededFile[] {
  const { shell } = shellOf(apps);
  const owner = apps[app];
  const route = owner?.routes[path];
  if (!owner || !route) return [];
  const views = route.slots.flatMap((slot) => {
    const { app: filler, expose } = filledBy(slot);
    const filling = apps[filler];
    const view = filling?.views[expose];
    return filling && view ? [{ app: filling, ...view }] : [];
  });
  const consumes = [route, ...views].flatMap((needs) => needs.consumes);
  const platform = new Set(consumes.flatMap((request) => shell.provides[request] ?? []));
  return [
    ...filesOf(owner, route.files),
    ...views.flatMap((view) => filesOf(view.app, view.files)),
    ...filesOf(shell, [...platform]),
  ];
}

const isStyle = (url: string): boolean => url.endsWith('.css');

const filesOf = (app: ComposedApp, names: readonly string[]): NeededFile[] =>
  names.map((name) => needed(app, name));

function needed(app: ComposedApp, name: string): NeededFile {
  const integrity = app.integrity[name];
  // An empty attribute would switch the check off without a word.
  if (integrity === undefined) throw new ReleaseError(`${app.base} has no integrity for ${name}`);
  const styleId = app.styleIds[name];
  return { url: app.base + name, integrity, ...(styleId !== undefined && { styleId }) };
}
