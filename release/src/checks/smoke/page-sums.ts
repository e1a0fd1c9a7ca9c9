/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** Amounts of money by what they are: the section, the row and the words before them. */
export type Sums = Readonly<Record<string, readonly string[]>>;

/** Runs in the page, so it needs nothing of what runs here. */
function readSums(): Record<string, string[]> {
  const AMOUNT = /[−-]?\s*[¥￥]\s*\d[\d,]*(?:\.\d+)?\s*万?/g;
  const ROWS = 'tr, li, article, [role="row"], [role="listitem"]';
  const PLACES = 'dialog, section, form, aside, header, [role="dialog"], [role="region"]';
  /** So far up the words before an amount are looked for. */
  const LEVELS = 4;
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[\w-]+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(-24);
  const numberOf = (amount: string) => {
    const yuan = Number(amount.replace(/[^\d.]/g, '')) * (amount.includes('万') ? 10_000 : 1);
    return `${/^[−-]/.test(amount) ? '-' : ''}${yuan}`;
  };

  function termOf(holder: Element): string {
    const row = holder.closest(ROWS);
    const cell = holder.closest<HTMLTableCellElement>('td');
    const term = holder.closest('dd')?.parentElement?.querySelector('dt') ?? null;
    if (term) return plain(term.textContent);
    if (cell) return plain(cell.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]?.textContent);
    let level = 0;
    for (
      let at: Element | null = holder;
      at && at !== row && level < LEVELS;
      at = at.parentElement, level += 1
    ) {
      const own = plain((at.textContent ?? '').split(/[−-]?\s*[¥￥]/)[0]);
      const before = /\p{Letter}/u.test(own) ? own : plain(at.previousElementSibling?.textContent);
      if (/\p{Letter}/u.test(before)) return before;
    }
    return '';
  }

  function labelOf(holder: Element): string {
    const row = holder.closest(ROWS);
    const named = row?.querySelector('h2, h3, h4, th[scope="row"], a[href]') ?? null;
    // Other rows have other amounts, so that what differs between them stays; a link may hold the amount itself.
    const rowName = (named?.textContent?.split(/[−-]?\s*[¥￥]/)[0] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    const place = holder.closest(PLACES);
    const heading = place?.querySelector('h1, h2, h3')?.textContent;
    const parts = [plain(place?.getAttribute('aria-label') ?? heading), rowName, termOf(holder)];
    return parts.filter((part) => part !== '').join(', ');
  }

  const holders = new Set<Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!/[¥￥]/.test(texts.currentNode.nodeValue ?? '')) continue;
    let holder = texts.currentNode.parentElement;
    for (let level = 0; holder && level < 3 && !holder.textContent?.match(AMOUNT); level += 1)
      holder = holder.parentElement;
    if (holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) holders.add(holder);
  }
  const sums: Record<string, string[]> = {};
  for (const holder of holders) {
    const label = labelOf(holder);
    for (const amount of holder.textContent?.match(AMOUNT) ?? []) {
      sums[label] ??= [];
      sums[label].push(numberOf(amount.trim()));
    }
  }
  return sums;
}

/** Every amount that a page shows. */
export const sumsOf = (page: Page): Promise<Sums> => page.evaluate(readSums);
