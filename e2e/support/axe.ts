import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './shop';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules beyond those that a criterion asks for by itself; what they ask for is asked for here, too. */
const also = [
  'landmark-unique',
  'heading-order',
  'label-content-name-mismatch',
  'page-has-heading-one',
  'target-size',
];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** What axe finds wrong with a page as it stands, one line a node. */
async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations: found } = await page.evaluate(
    async ([rules, few]): Promise<AxeResults> => {
      // What becomes enabled while axe reads has its colour at once.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const results = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(few
          ? { runOnly: [...few] }
          : { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])) }),
      });
      document.adoptedStyleSheets.pop();
      return results;
    },
    [also, only] as const,
  );
  const lines: string[] = [];
  for (const { id, nodes } of found)
    for (const { target, html } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && (await isLargeInFullView(page, place))) continue;
      lines.push(`${id}: ${place}  ${html.slice(0, 160)}`);
    }
  return lines;
}

/** A bar at the window's edge may lie over half of a target just then; what counts is the target where nothing lies over it. */
const isLargeInFullView = (page: Page, place: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const { scrollX, scrollY } = window;
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations: still } = await window.axe.run(document, { runOnly: ['target-size'] });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return !still.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
  }, place);

/** Holds that a state of the shop has no violation; goes on, so that a run tells of all of them. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeAttached();
  // A fading toast or page has other colours for a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  expect.soft(await violations(page), state).toEqual([]);
}

/** What larger type can undo: the distance of targets, and what scrolls only then. */
export const violationsOfLayout = (page: Page): Promise<string[]> =>
  violations(page, ['target-size', 'scrollable-region-focusable']);
