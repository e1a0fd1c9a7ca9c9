/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** What a page shows, in numbers that can be held against those of another version. */
export interface PageSnapshot {
  /** Where its buyer has ended, without the query. */
  at: string;
  /** How many of a kind are to be seen, by what they are, such as `buttons`. */
  counts: Readonly<Record<string, number>>;
  /** How often a link or button of the page is called what, without what differs from row to row. */
  names: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Addresses of this shop that it leads to. */
  links: readonly string[];
  /** Pictures that did not come. */
  brokenPictures: readonly string[];
  /** Links of the header that something else lies upon, by their texts. */
  covered: readonly string[];
}

/** How what stands around the page is told from what stands in it. */
export const AROUND = ' around the page';

/** Runs in the page, so it needs nothing of what runs here. */
function look(around: string): PageSnapshot {
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = <E extends Element = HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter(seen);
  const kinds = {
    headings: 'h1, h2, h3, h4',
    links: 'a[href]',
    buttons: 'button, [role="button"]',
    fields: 'input, select, textarea',
    pictures: 'img, video',
    rows: 'tr, li, article',
  };
  const counts: Record<string, number> = {};
  for (const [kind, selector] of Object.entries(kinds)) {
    const found = all(selector);
    const inPage = found.filter((element) => element.closest('main')).length;
    counts[kind] = inPage;
    counts[kind + around] = found.length - inPage;
  }
  const names = Object.fromEntries(
    (['links', 'buttons'] as const).map((kind) => {
      const named: Record<string, number> = {};
      for (const element of all(kinds[kind]).filter((one) => one.closest('main'))) {
        const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const name = said
          .replace(/[\w-]+/g, '#')
          .trim()
          .slice(0, 24);
        if (name !== '') named[name] = (named[name] ?? 0) + 1;
      }
      return [kind, named];
    }),
  );
  const text = document.querySelector('main')?.textContent ?? '';
  counts['prices'] = text.match(/[¥￥]/g)?.length ?? 0;
  const links = all<HTMLAnchorElement>('a[href]').filter(({ origin }) => origin === location.origin);
  const covered = links.filter((link) => {
    if (!link.closest('header') || link.closest('main')) return false;
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const upon = document.elementFromPoint(x, y);
    return upon !== null && !link.contains(upon) && !upon.contains(link);
  });
  return {
    at: location.pathname,
    counts,
    names,
    links: links.map(({ pathname, search }) => pathname + search),
    brokenPictures: all<HTMLImageElement>('img[src]')
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => new URL(src).pathname),
    covered: covered.map((link) => link.textContent?.trim() || link.getAttribute('aria-label') || link.href),
  };
}

export const snapshotOf = (page: Page): Promise<PageSnapshot> => page.evaluate(look, AROUND);
