import type { PreloadedCall } from 'shared-kernel/calls';
import type { Composition, RemoteModule, StatedRoutes } from 'shared-kernel/federation';

/** What a page needs to know of the remotes; another object whenever something of it has changed. */
export interface RemotesState {
  /** Which app owns which path; the longest prefix wins. */
  mounts: readonly { path: string; remote: string }[];
  /** What the apps, the shell among them, state of their routes, by path. */
  routes: StatedRoutes;
  /** The views in the extension slot of a route, in order, by its path. */
  extensions: Readonly<Record<string, readonly string[]>>;
  /** Apps whose next page needs a new document, because what this one would show is live no more; of the shell any page. */
  outdated: ReadonlySet<string>;
  /** Those of them whose version nobody is to go on with for another moment. */
  urgent: ReadonlySet<string>;
  /** How often a remote was replaced by another version in this document. */
  replaced: Readonly<Record<string, number>>;
}

/** A composition that went live while this page was open. */
export interface LiveComposition {
  composition: Composition;
  /** Of its scripts, by URL. */
  integrity: Readonly<Record<string, string>>;
  /** Versions by app that were taken back. */
  withdrawn: Readonly<Record<string, readonly string[]>>;
  /** Those of them that are left at once. */
  urgent?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** How the shell reaches the apps it composes; federated in the product, imported in the one-bundle build. */
export interface Remotes {
  getState(): RemotesState;
  /** Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /** @throws RemoteFailure */
  load(remote: string, expose: string): Promise<RemoteModule>;
  /** The view, where it has been loaded already and can be shown at once. */
  ready(remote: string, expose: string): RemoteModule | null;
  /**
   * Fetches what showing a path will ask for; `soon` also makes it ready to be shown, once it has come.
   * @returns the calls that its page begins with; none where a new document would make them, or nothing is to be fetched
   */
  prefetch(path: string, urgency?: 'soon' | 'idle'): readonly PreloadedCall[];
  /** Starts to load what stands on a path from the start, its page and other apps' views on it, before they are asked for. */
  preload(path: string): void;
  /** A view of the remote stands on the page. */
  started(remote: string, expose: string): void;
  /** A view of the remote broke: takes its last good version instead, if it has one and this view did not run before. */
  fallBack(remote: string, expose: string): boolean;
}

/** The app that owns a path, or undefined when the path is the shell's own. */
export function remoteOf(mounts: RemotesState['mounts'], pathname: string): string | undefined {
  return mounts
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.remote;
}

/** Remotes that are what they are for as long as the page is open. */
export function steadyRemotes({
  mounts,
  routes,
  load,
  extensions = {},
  ready = () => null,
}: Pick<RemotesState, 'mounts' | 'routes'> &
  Pick<Remotes, 'load'> &
  Partial<Pick<RemotesState, 'extensions'> & Pick<Remotes, 'ready'>>): Remotes {
  const state: RemotesState = {
    mounts,
    routes,
    extensions,
    outdated: new Set(),
    urgent: new Set(),
    replaced: {},
  };
  return {
    getState: () => state,
    subscribe: () => () => {},
    load,
    ready,
    prefetch: () => [],
    preload() {},
    started() {},
    fallBack: () => false,
  };
}
