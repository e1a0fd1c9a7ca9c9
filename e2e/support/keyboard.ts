import type { Locator, Page } from '@playwright/test';
import { expect } from './shop';

/** Where the focus is: that it is somewhere, and that no bar lies over it. */
async function whatHoldsFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { lost: true, covered: null };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const [x, y] = [left + width / 2, top + height / 2];
    const above = isIn(x, y) ? document.elementFromPoint(x, y) : null;
    const bar = above && !focused.contains(above) && !above.contains(focused) && !above.closest('label');
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    return {
      lost: false,
      covered: bar && isFixed(above) ? `${focused.outerHTML} is under ${above.outerHTML}` : null,
    };
  });
}

/**
 * Presses Tab until a place has the focus. On the way the focus is never lost, and never under a bar.
 * @returns how many presses it took
 */
export async function tabTo(page: Page, place: Locator, { key = 'Tab', atMost = 60 } = {}): Promise<number> {
  for (let presses = 1; presses <= atMost; presses += 1) {
    await page.keyboard.press(key);
    expect(await whatHoldsFocus(page), `stop ${presses}`).toEqual({ lost: false, covered: null });
    if (await place.evaluateAll((places) => places.includes(document.activeElement as HTMLElement)))
      return presses;
  }
  throw new Error(`${place} is not reached within ${atMost} presses of ${key}`);
}
