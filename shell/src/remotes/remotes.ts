import type { ComponentType } from 'react';

export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}

/** How the shell reaches the apps it composes; federated in the product, imported in the one-bundle build. */
export interface Remotes {
  /** Which app owns which path; the longest prefix wins. */
  mounts: readonly { path: string; remote: string }[];
  load(remote: string, expose: string): Promise<RemoteModule>;
  /** Fetches, without running, what showing a path will ask for. */
  prefetch(path: string): void;
}

/** The app that owns a path, or undefined when the path is the shell's own. */
export function remoteOf(remotes: Remotes, pathname: string): string | undefined {
  return remotes.mounts
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.remote;
}
