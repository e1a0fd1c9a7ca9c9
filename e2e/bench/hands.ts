import type { Locator, Page } from '@playwright/test';

/** Works a page as somebody does who reads nothing, and counts: clicks, and keys as they would be pressed. */
export function handsOf(page: Page) {
  const count = { clicks: 0, keys: 0 };
  return {
    count,
    async click(place: Locator): Promise<void> {
      count.clicks += 1;
      await place.click();
    },
    async type(place: Locator, text: string): Promise<void> {
      count.keys += [...text].length;
      await place.fill(text);
    },
    /** From the clipboard: two keys, however long it is. */
    async paste(place: Locator, text: string): Promise<void> {
      count.keys += 2;
      await place.fill(text);
    },
    async press(key: string): Promise<void> {
      count.keys += 1;
      await page.keyboard.press(key);
    },
  };
}

export type Hands = ReturnType<typeof handsOf>;
