import type { ComposedApp, Revision } from '../composition/revision';
import { routeFiles } from './needed-files';

/** One app as the shell gets it in the document. The integrity of its files stands in the import map. */
export interface CompositionAppData
  extends Pick<ComposedApp, 'version' | 'base' | 'manifest' | 'mount' | 'previous'> {
  /** URLs that moving to a route asks for, the platform's included, by route path. */
  preload: Record<string, string[]>;
}

/** The content of `<script type="application/json" id="composition">`. */
export interface CompositionData {
  channel: string;
  revision: number;
  settings: Revision['settings'];
  canary: Revision['canary'];
  site: Pick<Revision['site'], 'title' | 'notice'>;
  apps: Record<string, CompositionAppData>;
}

/** What the shell needs to know of a composition; who made it, when and why stays in the store. */
export function compositionData({
  channel,
  revision,
  settings,
  canary,
  site,
  apps,
}: Revision): CompositionData {
  const data = Object.entries(apps).map(([app, { version, base, manifest, mount, previous, routes }]) => {
    const preload = Object.fromEntries(
      Object.keys(routes).map((path) => [path, routeFiles(apps, { app, path }).map(({ url }) => url)]),
    );
    return [app, { version, base, manifest, mount, previous, preload }] as const;
  });
  return {
    channel,
    revision,
    settings,
    canary,
    site: { title: site.title, notice: site.notice },
    apps: Object.fromEntries(data),
  };
}
