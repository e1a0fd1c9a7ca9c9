import type { PreloadedCall } from '../http/start-preloaded-calls';

/**
 * The part of a Module Federation manifest that the shell uses: the entry's path, relative to the manifest.
 */
export interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

/** What is needed to load a release of an app. */
export interface LoadableRelease {
  version: string;
  /** Folder of the release's files, with a trailing slash. */
  base: string;
  /** Embedded, or its URL (of a dev server); null for the shell. */
  manifest: Manifest | string | null;
}

/** A route in an app manifest. */
export interface StatedRoute {
  title: string;
  /** `buyer`: logged-in users only. `open`: everybody. */
  /** `open below`: open, as is every path below it that no other route declares. */
  access: 'open' | 'open below' | 'buyer';
  /** Label in the main navigation; absent when the route is not in it. */
  menu?: string;
}

export type StatedRoutes = Readonly<Record<string, StatedRoute>>;

/** An app's live release, from the composition in the document. */
export interface AppRelease extends LoadableRelease {
  mount: readonly string[];
  /** By path; absent in documents of older release tools. */
  routes?: StatedRoutes;
  /** Files to preload by route, including the platform's. */
  preload: Readonly<Record<string, readonly string[]>>;
  /**
   * Slots of other apps that a route renders at once, such as `orders/latest-order`, by route; absent in
   * documents of older release tools.
   */
  slots?: Readonly<Record<string, readonly string[]>>;
  /** Preloaded calls by route; absent in documents of older release tools. */
  calls?: Readonly<Record<string, readonly PreloadedCall[]>>;
  /** The last good version before this one. */
  previous: LoadableRelease | null;
}

export interface Composition {
  revision: number;
  channel: string;
  apps: Readonly<Record<string, AppRelease>>;
  settings: {
    overrides: boolean;
    /** Whether the page inspector is enabled; absent means no. */
    inspect?: boolean;
  };
  site: { title: string; notice: string | null };
  /** The views in the extension slot of a route, in order, by its path; absent where no route has some. */
  extensions?: Readonly<Record<string, readonly string[]>>;
  /** Whether a service worker caches visited pages for offline use; absent means no. */
  offline?: true;
}

/**
 * The composition that the release tool embedded in a document.
 * @throws Error when there is none
 */
export function readComposition(page: Document = document): Composition {
  const text = page.getElementById('composition')?.textContent;
  if (!text) throw new Error('The document carries no composition');
  return JSON.parse(text) as Composition;
}

/** Integrity of every script of a document's composition, by URL. */
export function readIntegrity(page: Document): Readonly<Record<string, string>> {
  const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
}

/** The remote and the expose that fill a slot such as `orders/order-list`. */
export function filledBy(slot: string): { remote: string; expose: string } {
  const [owner = '', expose = ''] = slot.split('/');
  return { remote: `mf-${owner}`, expose };
}
