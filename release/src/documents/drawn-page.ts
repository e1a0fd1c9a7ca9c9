import { z } from 'zod';
import { escapeHtml, scriptJson } from './escape';

/** A reply that a page is drawn from, and what it answers. */
export interface DrawnReply {
  path: string;
  request: Readonly<Record<string, unknown>>;
  /** As the page's cache holds it: of a counted list with its count. */
  reply: unknown;
}

/** What the shell's server script says of a page that it has drawn (shell/src/app-shell/draw-document.tsx). */
const drawing = z.object({
  html: z.string(),
  css: z.string(),
  /** The media queries that hold in the window that it was drawn for. */
  matched: z.array(z.string()),
  /** Views that could not be drawn, such as `mf-catalog/app`. */
  failed: z.array(z.string()),
  /** What they threw, by view, as far as it is known. */
  causes: z.record(z.string(), z.string()),
});
export type Drawing = z.infer<typeof drawing>;

/** A page for a document: to look at, and what it begins with when it is made alive. */
export interface DrawnPage extends Pick<Drawing, 'html' | 'css' | 'matched'> {
  replies: readonly DrawnReply[];
  /** The page's own words for those who list it; null for a page of a buyer's. */
  listed: ListedPage | null;
  /** The kind of window that it was drawn for (release/src/serve/visitor-window.ts). */
  window: string;
  /** What the buyer's browser keeps that it was drawn from (shared-kernel/src/session/is-drawn-for.ts). */
  drawnFor: Readonly<Record<string, string | null>> | null;
}

export interface ListedPage {
  title: string;
  /** The address that counts, whatever else leads there. */
  canonical: string;
  /** The shop's home page. */
  home: string;
}

/** What pages are not made of; what of it would do something, the policy refuses anyway. */
const foreign = /<\/?(?:script|style|link|meta|base|iframe|object|embed|html|head|body)\b/i;

/** What a page is called: its heading, as text. */
export const headingOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim() || undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Pictures that React would have fetched first: they stand in the page as well. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * What was drawn.
 * @throws Error when that is no page
 */
export function readDrawing(text: string): Drawing {
  const read = drawing.parse(JSON.parse(text));
  const html = read.html.replace(preloads, '');
  if (foreign.test(html)) throw new Error('it is made of more than plain elements');
  return { ...read, html, css: read.css.replaceAll('</', '<\\/') };
}

/** In the page's place, with the sign that the shell has not started beside it (boot-script.ts). */
export const drawnElement = ({ html, replies, matched }: DrawnPage): string =>
  `<div id="root">${html}</div><i id="boot" hidden></i>
<script type="application/json" id="drawn">${scriptJson({ replies, matched })}</script>`;

/** What crawlers and link previews read of a page beyond its words. */
export function listedHead({ title, canonical, home }: ListedPage, site: { title: string }): string {
  const organisation = { '@type': 'Organization', name: site.title, url: home };
  const steps = [
    { name: '首页', item: home },
    ...(canonical === home ? [] : [{ name: title, item: canonical }]),
  ];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
  return `<link rel="canonical" href="${escapeHtml(canonical)}">
<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': [organisation, breadcrumb] })}</script>
`;
}
