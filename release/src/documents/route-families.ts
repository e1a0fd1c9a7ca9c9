import type { ComposedApps } from '../composition/revision';

/** The routes under one mount path of one app; they share a document. */
export interface RouteFamily {
  /** Name of its document, such as `orderCenter`; `shell` for what no remote owns. */
  name: string;
  mount: string;
  app: string;
}

/** One family for each mount path of the composition, longest path first. */
export const routeFamilies = (apps: ComposedApps): RouteFamily[] =>
  Object.entries(apps)
    .flatMap(([app, { mount }]) => mount.map((path) => ({ name: familyName(path), mount: path, app })))
    .sort((a, b) => b.mount.length - a.mount.length || a.mount.localeCompare(b.mount));

const familyName = (mount: string): string => (mount === '/' ? 'shell' : mount.slice(1).replaceAll('/', '-'));
