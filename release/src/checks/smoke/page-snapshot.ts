/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { type Control, controlsOf } from './page-controls';
import { type Sums, sumsOf } from './page-sums';

/** What a page shows, so that it can be held against what another version shows. */
export interface PageSnapshot {
  /** Where its buyer has ended, without the query. */
  at: string;
  /** How many of a kind are to be seen, by what they are, such as `headings`. */
  counts: Readonly<Record<string, number>>;
  controls: readonly Control[];
  sums: Sums;
  /** Addresses of this shop that it leads to. */
  links: readonly string[];
  /** Pictures that did not come. */
  brokenPictures: readonly string[];
}

/** How what stands around the page is told from what stands in it. */
export const AROUND = ' around the page';

/** Runs in the page, so it needs nothing of what runs here. */
function look(around: string): Omit<PageSnapshot, 'controls' | 'sums'> {
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = <E extends Element = HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter(seen);
  const kinds = {
    headings: 'h1, h2, h3, h4',
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
  const text = document.querySelector('main')?.textContent ?? '';
  counts['prices'] = text.match(/[¥￥]/g)?.length ?? 0;
  const links = all<HTMLAnchorElement>('a[href]').filter(({ origin }) => origin === location.origin);
  return {
    at: location.pathname,
    counts,
    links: links.map(({ pathname, search }) => pathname + search),
    brokenPictures: all<HTMLImageElement>('img[src]')
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => new URL(src).pathname),
  };
}

/** @param isHeld whether it is held beside another version, which takes longer */
export async function snapshotOf(page: Page, isHeld: boolean): Promise<PageSnapshot> {
  const shown = await page.evaluate(look, AROUND);
  if (!isHeld) return { ...shown, controls: [], sums: {} };
  const sums = await sumsOf(page);
  return { ...shown, sums, controls: await controlsOf(page) };
}
