import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

export const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** One state, looked at in both windows: what is open stays open when the window changes. */
export async function look(page: Page, state: string) {
  for (const [name, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name}: ${state}`);
  }
}

export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** What a dialog shows when it has come to rest; it is left with Escape. */
export async function lookAtDialog(page: Page, state: string) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, state);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
