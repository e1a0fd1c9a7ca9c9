import { shellOf } from '../composition/check-composition';
import type { ComposedApp, ComposedApps, Revision } from '../composition/revision';
import type { Variant } from '../composition/variants';
import { type DocumentCall, routeCalls } from './document-calls';
import { routeFiles } from './needed-files';

/** One app as the shell gets it in the document. The integrity of its files stands in the import map. */
export interface CompositionAppData extends Pick<ComposedApp, 'version' | 'base' | 'manifest' | 'mount'> {
  /** What the shell needs to know of each route before its app is loaded, by path. */
  routes: Record<string, Pick<ComposedApp['routes'][string], 'title' | 'access' | 'menu'>>;
  /** URLs that moving to a route asks for beyond what every document loads, the platform's included, by route path. */
  preload: Record<string, string[]>;
  /** Slots of other apps that stand on a route from the start, by route path; only of routes that have some. */
  slots: Record<string, string[]>;
  /** Calls that a page begins with, by route path, for who is about to go there; only of routes that have some. */
  calls: Record<string, DocumentCall[]>;
  /** The version to fall back to. */
  previous: Pick<ComposedApp, 'version' | 'base' | 'manifest'> | null;
}

/** The content of `<script type="application/json" id="composition">`. */
export interface CompositionData {
  channel: string;
  revision: number;
  settings: Pick<Revision['settings'], 'overrides' | 'inspect'>;
  /** The app that this buyer has a canary of, or null. */
  canary: string | null;
  site: Pick<Revision['site'], 'title' | 'notice'>;
  /** Stated where a worker keeps what is seen. */
  offline?: true;
  /** The views in the extension slot of a route, in order, by its path; only of routes that have some. */
  extensions?: Record<string, string[]>;
  apps: Record<string, CompositionAppData>;
}

/**
 * What the shell needs to know of a composition; who made it, when and why stays in the store.
 * @param more the releases to fall back to, by app, and whether a worker keeps what is seen
 */
export function compositionData(
  { channel, revision, settings, site }: Revision,
  { canary, apps }: Variant,
  { previous, offline }: { previous: ComposedApps; offline: boolean },
): CompositionData {
  const { shell } = shellOf(apps);
  const started = new Set([...shell.initial, ...shell.soon].map((file) => shell.base + file));
  const data = Object.entries(apps).map(([app, { version, base, manifest, mount, routes }]) => {
    const preload = Object.fromEntries(
      Object.keys(routes).map((path) => {
        const urls = routeFiles(apps, { app, path }).map(({ url }) => url);
        return [path, urls.filter((url) => !started.has(url))];
      }),
    );
    const stated = Object.fromEntries(
      Object.entries(routes).map(([path, { title, access, menu }]) => [
        path,
        { title, access, ...(menu && { menu }) },
      ]),
    );
    const slots = Object.fromEntries(
      Object.entries(routes).flatMap(([path, route]) =>
        route.slots.length > 0 ? [[path, route.slots]] : [],
      ),
    );
    const calls = Object.fromEntries(
      Object.keys(routes).flatMap((path) => {
        const begins = routeCalls(apps, { app, path });
        return begins.length > 0 ? [[path, begins]] : [];
      }),
    );
    const before = previous[app];
    return [
      app,
      {
        version,
        base,
        manifest,
        mount,
        routes: stated,
        preload,
        slots,
        calls,
        previous: before ? { version: before.version, base: before.base, manifest: before.manifest } : null,
      },
    ] as const;
  });
  const extensions = Object.values(apps).flatMap(({ routes }) =>
    Object.entries(routes).flatMap(([path, route]) =>
      route.extensions.length > 0 ? [[path, route.extensions] as const] : [],
    ),
  );
  return {
    channel,
    revision,
    settings: { overrides: settings.overrides, inspect: settings.inspect },
    canary,
    site: { title: site.title, notice: site.notice },
    ...(offline && { offline: true as const }),
    ...(extensions.length > 0 && { extensions: Object.fromEntries(extensions) }),
    apps: Object.fromEntries(data),
  };
}
