/** What a worker needs to know of a document. */
export interface CachedComposition {
  /** Every release that it may run, the ones to fall back to included, as `app@version`. */
  releases: string[];
  /** The files that it asks for in any case. */
  files: string[];
  /** The files that showing a route asks for on top, by path. */
  preload: Record<string, string[]>;
  /** Of scripts, by address. */
  integrity: Record<string, string>;
}

interface App {
  version: string;
  previous: { version: string } | null;
  preload: Record<string, string[]>;
}

const read = <Content>(html: string, opening: RegExp): Content | null => {
  const [, text] = new RegExp(`<script ${opening.source}>(.*?)</script>`, 's').exec(html) ?? [];
  return text ? (JSON.parse(text) as Content) : null;
};

/**
 * Reads a composed document; a worker has no parser for one, and the release tool writes these parts always alike.
 * @returns null when it is none
 */
export function readDocument(html: string): CachedComposition | null {
  try {
    const composition = read<{ apps: Record<string, App> }>(
      html,
      /type="application\/json" id="composition"/,
    );
    if (!composition) return null;
    const apps = Object.entries(composition.apps);
    const tags = html.matchAll(/<(?:script|link) [^>]*?(?:src|href)="(\/apps\/[^"]+)"/g);
    return {
      releases: apps.flatMap(([app, { version, previous }]) =>
        [version, ...(previous ? [previous.version] : [])].map((release) => `${app}@${release}`),
      ),
      files: [...new Set(Array.from(tags, ([, url = '']) => url))],
      preload: Object.assign({}, ...apps.map(([, { preload }]) => preload)),
      integrity: read<{ integrity?: Record<string, string> }>(html, /type="importmap"/)?.integrity ?? {},
    };
  } catch {
    return null;
  }
}

/** The release that a file belongs to, as `app@version`. */
export const releaseOf = (pathname: string): string => {
  const [, , app = '', version = ''] = pathname.split('/');
  return `${app}@${decodeURIComponent(version)}`;
};

/** Whether one of a document's releases was taken back. */
export const isWithdrawn = (
  { releases }: Pick<CachedComposition, 'releases'>,
  withdrawn: Readonly<Record<string, readonly string[]>>,
): boolean =>
  Object.entries(withdrawn).some(([app, versions]) =>
    versions.some((version) => releases.includes(`${app}@${version}`)),
  );
