/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** What a page shows once a task is done. */
export interface Shown {
  /** The names of its rows, such as products and orders. */
  rows: readonly string[];
  text: string;
}

/** So few rows are what somebody has looked for; of longer lists another length is design. */
const FEW = 5;

/** Runs in the page, so it needs nothing of what runs here. */
function look(): Shown {
  const main = document.querySelector('main');
  const rows = [...(main?.querySelectorAll('tr, li, article, [role="row"], [role="listitem"]') ?? [])];
  const names = rows
    .filter((row) => row.checkVisibility())
    .map((row) => row.querySelector('h2, h3, h4, th[scope="row"], a[href]')?.textContent?.trim() ?? '');
  // biome-ignore lint/performance/useDomNodeTextContent: pages that are kept out of sight have text, too
  return { rows: [...new Set(names.filter((name) => name !== ''))], text: main?.innerText ?? '' };
}

export const shownOn = (page: Page): Promise<Shown> => page.evaluate(look);

/**
 * Whether the same task has led to other rows than in the live version, in words, or null. Both shops have the same data, so
 * a row is there by the longest word of its name, whatever else it is called now.
 */
export function otherRows(mine: Shown, live: Shown): string | null {
  const there = live.rows.length;
  const here = live.rows.filter((name) => mine.text.includes(longestWord(name))).length;
  if (here * 2 < there) return `shows ${here} of the ${there} rows that the live one shows`;
  if (there > 0 && there <= FEW && mine.rows.length > there + FEW)
    return `shows ${mine.rows.length} rows, the live one ${there}`;
  return null;
}

const longestWord = (name: string): string =>
  name.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
