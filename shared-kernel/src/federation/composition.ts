import type { FirstCall } from '../http/start-first-calls';

/** What the shell takes of a Module Federation manifest: where the entry lies, from the manifest on. */
export interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

/** What it takes to load a release of an app. */
export interface LoadableRelease {
  version: string;
  /** Folder of the release's files, ending with a slash. */
  base: string;
  /** Embedded, or the address of one (a developer's server); null of the shell. */
  manifest: Manifest | string | null;
}

/** What an app states of one of its routes. */
export interface StatedRoute {
  title: string;
  /** Who may see it: everybody, or buyers who have logged in. */
  /** `open below`: for everybody, as is every path under it that no route states. */
  access: 'open' | 'open below' | 'buyer';
  /** What the main navigation calls it; without one it is not there. */
  menu?: string;
}

export type StatedRoutes = Readonly<Record<string, StatedRoute>>;

/** One app's live release, as the composed document states it. */
export interface AppRelease extends LoadableRelease {
  mount: readonly string[];
  /** By path; absent from documents that an older release tool wrote. */
  routes?: StatedRoutes;
  /** Files that showing a route of this app asks for, the platform's included, by route. */
  preload: Readonly<Record<string, readonly string[]>>;
  /**
   * Slots of other apps that stand on a route of this one from the start, such as `orders/latest-order`, by route; absent
   * from documents that an older release tool wrote.
   */
  slots?: Readonly<Record<string, readonly string[]>>;
  /** Calls that a route begins with, by route; absent from documents that an older release tool wrote. */
  calls?: Readonly<Record<string, readonly FirstCall[]>>;
  /** Last good version before this one. */
  previous: LoadableRelease | null;
}

export interface Composition {
  revision: number;
  channel: string;
  apps: Readonly<Record<string, AppRelease>>;
  settings: {
    overrides: boolean;
    /** Whether the parts of a page can be looked at; absent means no. */
    inspect?: boolean;
  };
  site: { title: string; notice: string | null };
  /** Whether a worker keeps what is seen for visits without network; absent means no. */
  offline?: true;
}

/**
 * The composition that the release tool wrote into a document.
 * @throws Error when there is none
 */
export function readComposition(page: Document = document): Composition {
  const text = page.getElementById('composition')?.textContent;
  if (!text) throw new Error('The document carries no composition');
  return JSON.parse(text) as Composition;
}

/** Integrity by URL of every script of a document's composition. */
export function readIntegrity(page: Document): Readonly<Record<string, string>> {
  const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
}

/** A slot such as `orders/order-list` as the remote that fills it and the expose that does. */
export function filledBy(slot: string): { remote: string; expose: string } {
  const [owner = '', expose = ''] = slot.split('/');
  return { remote: `mf-${owner}`, expose };
}
