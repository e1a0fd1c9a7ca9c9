import { z } from 'zod';
import type { SiteSettings } from '../configuration/release-config';
import { escapeHtml } from './escape';
import type { RouteFamily } from './route-families';

/** What a drawn page is not made of; scripts of it the policy would refuse anyway. */
const foreign = /<(?:!--|\/?(?:script|style|link|meta|base|iframe|object|embed|template|html|head|body)\b)/i;
const html = z.string().refine((text) => !foreign.test(text), 'a frame is drawn of plain elements');
const page = z.object({ visitor: html, buyer: html });

/** What an app's pages look like before any script has come, as its build has drawn them, by path (tooling/frame). */
const drawnFrames = z.object({ css: z.string(), pages: z.record(z.string(), page) });
export type DrawnFrames = z.infer<typeof drawnFrames>;

/** What a build has drawn, or null when that is none. */
export function readFrames(text: string): DrawnFrames | null {
  try {
    return drawnFrames.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The frame of a document: its rules of style, and what a visitor and a buyer see. */
export interface DocumentFrame {
  css: string;
  visitor: string;
  buyer: string;
}

export interface FrameParts {
  shell: DrawnFrames;
  /** Of the app whose page it is, when that is another one. */
  app: DrawnFrames | undefined;
  /** Who may see the page; a visitor is shown the way to the login and no page. */
  isClosed: boolean;
  site: Pick<SiteSettings, 'title' | 'notice'>;
}

/** Puts the page of an app into the frame that the shell has for its path. */
export function documentFrame(
  { path }: Pick<RouteFamily, 'path'>,
  { shell, app, isClosed, site }: FrameParts,
): DocumentFrame {
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
const drawnAt = ({ pages }: DrawnFrames, path: string) => {
  const above = Object.keys(pages)
    .filter((drawn) => drawn === path || drawn === '/' || path.startsWith(`${drawn}/`))
    .sort((a, b) => b.length - a.length);
  return pages[above[0] ?? ''];
};

const withPage = (frame: string, page: string | undefined): string =>
  page === undefined
    ? frame
    : frame.replace(/(<main[^>]*>).*(<\/main>)/s, (_, before, after) => before + page + after);

const withSite = (frame: string, { title, notice }: FrameParts['site']): string => {
  const noticed =
    notice === null
      ? frame.replace(/<span[^>]*>%notice%<\/span>/, '')
      : frame.replace('%notice%', () => escapeHtml(notice));
  return noticed.replace('%title%', () => escapeHtml(title));
};
