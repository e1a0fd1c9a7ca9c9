/** One app's live release, as the composed document states it. */
export interface AppRelease {
  version: string;
  /** Folder of the release's files, ending with a slash. */
  base: string;
  /** Embedded Module Federation manifest, or the address of one (a developer's server). */
  manifest: object | string | null;
  mount: readonly string[];
  /** Files that showing a route of this app asks for, the platform's included, by route. */
  preload: Readonly<Record<string, readonly string[]>>;
  /** Last good version before this one. */
  previous: string | null;
}

export interface Composition {
  revision: number;
  channel: string;
  apps: Readonly<Record<string, AppRelease>>;
  settings: { overrides: boolean };
  site: { title: string; notice: string | null };
}

/** The composition that the release tool wrote into the document. */
export function readComposition(): Composition {
  const text = document.getElementById('composition')?.textContent;
  if (!text) throw new Error('The document carries no composition');
  return JSON.parse(text) as Composition;
}
