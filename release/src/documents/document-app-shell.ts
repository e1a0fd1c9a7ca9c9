import { z } from 'zod';
import type { SiteSettings } from '../configuration/release-config';
import { escapeHtml } from './escape';
import type { RouteFamily } from './route-families';

/** What a drawn page is not made of; scripts of it the policy would refuse anyway. */
const foreign = /<(?:!--|\/?(?:script|style|link|meta|base|iframe|object|embed|template|html|head|body)\b)/i;
const html = z.string().refine((text) => !foreign.test(text), 'an app shell is drawn of plain elements');
const page = z.object({ visitor: html, buyer: html });

/** What an app's pages look like before any script has come, as its build has drawn them, by path (tooling/app-shell). */
const prerenderedShells = z.object({ css: z.string(), pages: z.record(z.string(), page) });
export type PrerenderedShells = z.infer<typeof prerenderedShells>;

/** What a build has drawn, or null when that is none. */
export function readAppShells(text: string): PrerenderedShells | null {
  try {
    return prerenderedShells.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The frame of a document: its rules of style, and what a visitor and a buyer see. */
export interface DocumentAppShell {
  css: string;
  visitor: string;
  buyer: string;
}

export interface AppShellParts {
  shell: PrerenderedShells;
  /** Of the app whose page it is, when that is another one. */
  app: PrerenderedShells | undefined;
  /** Who may see the page; a visitor is shown the way to the login and no page. */
  isClosed: boolean;
  site: Pick<SiteSettings, 'title' | 'notice'>;
}

/** Puts the page of an app into the app shell that the shell has for its path. */
export function documentAppShell(
  { path }: Pick<RouteFamily, 'path'>,
  { shell, app, isClosed, site }: AppShellParts,
): DocumentAppShell {
  const around = drawnAt(shell, path);
  const inside = app && drawnAt(app, path);
  const drawn = (who: 'visitor' | 'buyer') => withSite(withPage(around?.[who] ?? '', inside?.[who]), site);
  return {
    css: `${shell.css}${app?.css ?? ''}`.replaceAll('</', '<\\/'),
    visitor: isClosed ? '' : drawn('visitor'),
    buyer: drawn('buyer'),
  };
}

/** What is drawn of a path, or of the nearest one above it. */
const drawnAt = ({ pages }: PrerenderedShells, path: string) => {
  const above = Object.keys(pages)
    .filter((drawn) => drawn === path || drawn === '/' || path.startsWith(`${drawn}/`))
    .sort((a, b) => b.length - a.length);
  return pages[above[0] ?? ''];
};

const withPage = (appShell: string, page: string | undefined): string =>
  page === undefined
    ? appShell
    : appShell.replace(/(<main[^>]*>).*(<\/main>)/s, (_, before, after) => before + page + after);

const withSite = (appShell: string, { title, notice }: AppShellParts['site']): string => {
  const noticed =
    notice === null
      ? appShell.replace(/<span[^>]*>%notice%<\/span>/, '')
      : appShell.replace('%notice%', () => escapeHtml(notice));
  return noticed.replace('%title%', () => escapeHtml(title));
};
