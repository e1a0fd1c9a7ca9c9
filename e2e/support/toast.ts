import type { Page } from '@playwright/test';

/**
 * Waits for a toast that something leads to. It fades after three seconds, so the page itself watches for it: a busy
 * machine may look too late.
 * @param text a part of what it says
 */
export async function expectToast(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          const toasts = [...document.querySelectorAll('.arco-message')];
          const said = toasts.map(({ textContent }) => `${textContent}`.replace(/\s+/g, ' '));
          if (!said.some((words) => words.includes(wanted))) return;
          observer.disconnect();
          clearTimeout(limit);
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, characterData: true, subtree: true });
        const limit = setTimeout(() => reject(new Error(`no toast says ${wanted}`)), 60_000);
      }),
    text,
  );
  await Promise.all([shown, act()]);
}
