import { expect, type Page } from '@playwright/test';
import { expectAccessible, violationsOfLayout } from './axe';
import { collisions } from './collisions';
import { outOfReach } from './out-of-reach';

export const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** With 大字 no text is cut off or over another, and all that a dialog offers can be pressed. */
async function enlarge(page: Page, state: string) {
  const setLargeType = (on: boolean) =>
    page.evaluate((isOn) => document.documentElement.toggleAttribute('data-large-type', isOn), on);
  await setLargeType(true);
  // A page is drawn anew some moments after its type has another size.
  await expect
    .soft(async () => {
      const reach = await page.evaluate(outOfReach);
      expect([...reach, ...(await page.evaluate(collisions))]).toEqual([]);
    }, state)
    .toPass({ intervals: [100, 300, 1_000] });
  expect.soft(await violationsOfLayout(page), state).toEqual([]);
  await setLargeType(false);
}

/** One state, looked at in both windows: what is open stays open when the window changes. */
export async function look(page: Page, state: string) {
  for (const [name, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name}: ${state}`);
  }
}

/** The same, and in both windows with 大字. */
export async function lookWithLargeType(page: Page, state: string) {
  for (const [name, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name}: ${state}`);
    await enlarge(page, `${name}, 大字: ${state}`);
  }
}

/** Gives the page another window, and waits until it is drawn there. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((asked) => innerWidth === asked, width);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** In each window no text is cut off or lies over another; goes on, so that a run tells of all of them. */
export async function expectNoCollisions(
  page: Page,
  state: string,
  windows: readonly (readonly [width: number, height: number])[],
) {
  for (const [width, height] of windows) {
    await resize(page, width, height);
    await expect
      .soft(async () => expect(await page.evaluate(collisions)).toEqual([]), `${state} at ${width}`)
      .toPass();
  }
}

export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** What a dialog shows when it has come to rest; it is left with Escape. */
export async function lookAtDialog(page: Page, state: string, lookAt = look) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await lookAt(page, state);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
