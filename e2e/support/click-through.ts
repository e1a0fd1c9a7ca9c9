import { expect, type Page } from '@playwright/test';

/**
 * Clicks the links of the header in turn, reloading now and then, while something goes on; no page may be missing.
 * @returns how often
 */
export async function clickThrough(
  tab: Page,
  links: readonly string[],
  { whilst, seen = () => undefined }: { whilst: () => boolean; seen?: () => unknown },
): Promise<number> {
  let clicks = 0;
  for (let turn = 0; whilst() || turn <= links.length; turn++) {
    if (turn % 4 === 3) await tab.reload({ waitUntil: 'domcontentloaded' });
    const name = links[turn % links.length] ?? '';
    await tab.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(tab.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(tab.getByText('此页面暂时无法打开')).toBeHidden();
    await seen();
    clicks += 1;
  }
  return clicks;
}
