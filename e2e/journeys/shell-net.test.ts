import type { Page } from '@playwright/test';
import { release } from 'tooling/lib/shop.mjs';
import { publishPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';
import { reportedLines } from '../support/telemetry';

const covers = { tag: ['@shell'] };

test.use({ own: 'releases' });

const shellShown = (page: Page): Promise<string> =>
  page.evaluate(
    () => JSON.parse(document.getElementById('composition')?.textContent ?? '{}').apps.shell.version,
  );
const inWords = (page: Page) => page.getByRole('alert').filter({ hasText: '商城暂时无法打开' });
const expectShop = (page: Page) => expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

test(
  'a shell that does not start gives way to the one before, and the next one is taken again',
  covers,
  async ({ page, shop }) => {
    const promote = (version: string) =>
      release(shop.store, 'promote', `shell@${version}`, '--by', 'platform', '--without-check', 'journey');
    const entry = (text: string) => (code: string, file: string) =>
      file.startsWith('main.') ? text + code : code;
    await page.goto('/home');
    const before = await shellShown(page);

    const broken = await publishPatched(
      shop.store,
      'shell',
      entry("throw new Error('broken at its start');"),
    );
    await test.step('one that throws as it starts', async () => {
      await promote(broken);
      await page.goto('/home');
      await expectShop(page);
      expect(await shellShown(page)).toBe(before);
      await expect
        .poll(() => reportedLines(shop))
        .toContainEqual(expect.stringContaining('broken at its start'));
    });

    await test.step('the pages after it stay with the one before', async () => {
      await page.goto('/searchpage?keywords=a');
      await expectShop(page);
      expect(await shellShown(page)).toBe(before);
    });

    await test.step('one that never comes', async () => {
      const hanging = await publishPatched(shop.store, 'shell', entry('globalThis.other=1;'));
      await promote(hanging);
      await page.route(`**/apps/shell/${hanging}/main.*`, () => {});
      await page.goto('/home', { waitUntil: 'commit' });
      await expect
        .poll(() =>
          page
            .context()
            .cookies()
            .then((all) => all.map(({ value }) => value)),
        )
        .toContain(hanging);
      // The shell before it is the broken one, which nothing stands behind.
      await expect(inWords(page)).toBeVisible();
      await page.unroute(`**/apps/shell/${hanging}/main.*`);
    });

    await test.step('a mended one is taken at once', async () => {
      await release(shop.store, 'rollback', 'shell', '--to', before, '--by', 'platform', '--why', 'broken');
      await inWords(page).getByRole('button', { name: '重新打开' }).click();
      await expectShop(page);
      expect(await shellShown(page)).toBe(before);
    });
  },
);
