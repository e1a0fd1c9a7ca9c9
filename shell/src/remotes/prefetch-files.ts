import type { AppRelease } from './composition';

const requested = new Set<string>();

/** The route of an app that covers a path: the longest one. */
export const routeOf = ({ preload }: Pick<AppRelease, 'preload'>, pathname: string): string =>
  Object.keys(preload)
    .filter((candidate) => pathname === candidate || pathname.startsWith(`${candidate}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/**
 * Asks for files, once each.
 * @param urgency `soon`: scripts are made ready to run, too; `idle`: into the cache, after everything else
 * @param integrity of files that the document's import map does not know, by URL
 */
export function prefetchFiles(
  files: readonly string[],
  urgency: 'soon' | 'idle',
  integrity: Readonly<Record<string, string>> = {},
): void {
  for (const file of files) {
    const key = `${urgency} ${file}`;
    if (requested.has(key)) continue;
    requested.add(key);
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    if (urgency === 'soon' && !isStyle) {
      link.rel = 'modulepreload';
    } else {
      link.rel = urgency === 'soon' ? 'preload' : 'prefetch';
      link.as = isStyle ? 'style' : 'script';
    }
    const hash = integrity[file];
    if (hash && link.rel === 'modulepreload') link.integrity = hash;
    link.href = file;
    document.head.append(link);
  }
}
