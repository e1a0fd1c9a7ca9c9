import type { Page } from '@playwright/test';

/** Whether a page is no wider than its window. */
export const fitsTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** How much of the window's height stays covered when the page is scrolled. */
export const coveredByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, 300);
    const bars = [...document.querySelectorAll<HTMLElement>('header, section, div, nav')].filter(
      (element) => {
        const { position } = getComputedStyle(element);
        if (position !== 'fixed' && position !== 'sticky') return false;
        const { width, top, bottom } = element.getBoundingClientRect();
        return width > innerWidth * 0.9 && (Math.abs(top) < 2 || Math.abs(bottom - innerHeight) < 2);
      },
    );
    const height = bars.reduce((sum, bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0);
    return height / innerHeight;
  });
