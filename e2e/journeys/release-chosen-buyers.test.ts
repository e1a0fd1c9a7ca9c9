import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { release } from 'tooling/lib/shop.mjs';
import { admin } from '../support/admin';
import { compositionOf } from '../support/composition-of';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';
import { variantOf } from '../support/variant-of';

const covers = { tag: ['@release', '@mf-cart'] };

test.use({ own: 'releases' });

/** Logs in and waits until the browser knows the buyer's groups, which it learns with the first calls of the session. */
async function logInAs(page: Page, clientType: 1 | 5): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, buyerOf(clientType));
  const keeps = async () => (await page.context().cookies()).some(({ name }) => name === 'mall_groups');
  await expect.poll(keeps).toBe(true);
}

/** The version of the cart in the next document that a page gets. */
async function cartOf(page: Page): Promise<string | undefined> {
  await page.goto('/home');
  await expect(page.getByRole('main')).toBeVisible();
  return (await compositionOf(page))['mf-cart'];
}

test(
  'a new version is tried by chosen buyers, and by nobody else',
  covers,
  async ({ page, shop, browser }) => {
    const chain = page;
    const direct = await browser.newPage();
    await logInAs(chain, 5);
    await logInAs(direct, 1);
    const everybodys = await cartOf(chain);

    await test.step('the provider gives out the pass of the chains, and the team releases for them', async () => {
      const printed = await admin(shop, 'group', 'type', '5');
      const [pass = ''] = /type:5=[\w-]{22}/.exec(printed) ?? [];
      const folder = await variantOf('mf-cart', { version: '1.0.1' });
      await release(shop.store, 'publish', folder);
      const told = await release(
        shop.store,
        'promote',
        'mf-cart',
        '--for',
        pass,
        '--without-check',
        'journey',
      );
      expect(told).toMatch(/^mf-cart .* for type:5$/m);
      await rm(folder, { recursive: true, force: true });
    });

    await test.step('a chain has it with the next document, and nobody else does', async () => {
      expect(await cartOf(chain)).toMatch(/^1\.0\.1\+/);
      expect(await cartOf(direct)).toBe(everybodys);
    });

    await test.step('who has logged out has what everybody has', async () => {
      await chain.context().clearCookies({ name: 'Authorization' });
      expect(await cartOf(chain)).toBe(everybodys);
      await logInAs(chain, 5);
      expect(await cartOf(chain)).toMatch(/^1\.0\.1\+/);
    });

    await test.step('one command takes it back from them, too', async () => {
      expect(await release(shop.store, 'status')).toContain('for type:5');
      await release(shop.store, 'rollback', 'mf-cart', '--why', 'journey');
      expect(await cartOf(chain)).toBe(everybodys);
      expect(await release(shop.store, 'history', '--limit', '2')).toContain('type:5');
    });
    await direct.close();
  },
);
