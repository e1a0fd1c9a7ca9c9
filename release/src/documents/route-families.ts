import type { ComposedApps } from '../composition/revision';

/** The addresses at and below one route of one app; they share a document. */
export interface RouteFamily {
  /** Name of its document, such as `orderCenter-orderDetail`; `shell` for what no remote owns. */
  name: string;
  path: string;
  app: string;
}

/** One family for each mount path and each route of the composition, longest path first. */
export const routeFamilies = (apps: ComposedApps): RouteFamily[] =>
  Object.entries(apps)
    .flatMap(([app, { mount, routes }]) =>
      [...new Set([...mount, ...Object.keys(routes)])].map((path) => ({ name: familyName(path), path, app })),
    )
    .sort((a, b) => b.path.length - a.path.length || a.path.localeCompare(b.path));

const familyName = (path: string): string => (path === '/' ? 'shell' : path.slice(1).replaceAll('/', '-'));
