/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** Clicks on one page; more of them are rows of the same. */
const MOST = 14;

/** What ends the session, or makes every later page another one. */
const LEFT_ALONE = /退出|注销|大字|高对比/;

/** Controls of one page by what they are called, without what differs from row to row. */
interface Control {
  name: string;
  index: number;
}

const CONTROLS = 'button, [role="button"], [role="tab"], summary, a[href], h1, h2';

/**
 * Clicks every kind of control of a page once, as a buyer would who tries everything, and closes what opened. Links are
 * clicked, not followed; what would change something the check's own server keeps back.
 * @param tried names that were clicked before, by this buyer or another; added to
 * @param scope where to click, as a selector
 * @returns names of those that say that they unfold something and did not
 */
export async function clickAround(page: Page, tried: Set<string>, scope: string): Promise<string[]> {
  const start = new URL(page.url()).pathname;
  const controls = await page.evaluate(controlsOf, [scope, CONTROLS] as const);
  const stuck: string[] = [];
  let clicks = 0;
  for (const { name, index } of controls) {
    const key = `${start} ${name}`;
    if (clicks === MOST || tried.has(key) || LEFT_ALONE.test(name)) continue;
    tried.add(key);
    clicks += 1;
    if (await page.evaluate(click, [scope, CONTROLS, index] as const)) stuck.push(name);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== start) break;
  }
  return stuck;
}

function controlsOf([scope, selector]: readonly [string, string]): Control[] {
  return [...document.querySelectorAll<HTMLElement>(scope)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .map((element, index) => ({ element, index }))
    .filter(({ element }) => element.checkVisibility() && !(element as HTMLButtonElement).disabled)
    .map(({ element, index }) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { name: `${element.tagName} ${text.replace(/[\w\d-]+/g, '#').slice(0, 24)}`, index };
    });
}

/**
 * As a key clicks: without a pointer. What it leads to in the page shows in the next frames.
 * @returns whether it says that it unfolds something, and does not
 */
async function click([scope, selector, index]: readonly [string, string, number]): Promise<boolean> {
  const UNFOLDS_WITHIN_MS = 400;
  const stay = (event: Event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };
  const element = [...document.querySelectorAll<HTMLElement>(scope)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(selector),
  ])[index];
  window.print = () => {};
  const said = element?.ariaExpanded ?? null;
  const until = Date.now() + UNFOLDS_WITHIN_MS;
  addEventListener('click', stay, true);
  element?.click();
  removeEventListener('click', stay, true);
  const isStuck = () => said !== null && element?.isConnected && element.ariaExpanded === said;
  do await new Promise((resolve) => setTimeout(resolve, 40));
  while (isStuck() && Date.now() < until);
  return Boolean(isStuck());
}
