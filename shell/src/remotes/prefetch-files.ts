import type { AppRelease } from 'shared-kernel/federation';
import { whenFree } from '../loading/when-idle';

/** What was asked for, until it has come. */
const requested = new Map<string, Promise<unknown>>();
const waiting: HTMLLinkElement[] = [];

// Each takes the thread for a moment, and twenty at once for a long one.
function askAtRest(link: HTMLLinkElement) {
  waiting.push(link);
  if (waiting.length === 1) whenFree(askNext);
}

function askNext() {
  document.head.append(...waiting.splice(0, 1));
  if (waiting.length > 0) whenFree(askNext);
}

/** The route of an app that covers a path: the longest one. */
export const routeOf = ({ preload }: Pick<AppRelease, 'preload'>, pathname: string): string =>
  Object.keys(preload)
    .filter((candidate) => pathname === candidate || pathname.startsWith(`${candidate}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/**
 * Asks for files, once each.
 * @param urgency `soon`: scripts are made ready to run, too; `idle`: into the cache, one after another when there is nothing else to do
 * @param integrity of files that the document's import map does not know, by URL
 * @returns until all have come; rejects when one does not
 */
export function prefetchFiles(
  files: readonly string[],
  urgency: 'soon' | 'idle',
  integrity: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const asked = files.map((file) => {
    const key = `${urgency} ${file}`;
    const known = requested.get(key);
    if (known) return known;
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
    const come = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
    requested.set(key, come);
    if (urgency === 'soon') document.head.append(link);
    else askAtRest(link);
    return come;
  });
  const all = Promise.all(asked);
  all.catch(() => {});
  return all;
}
