import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { release } from 'tooling/lib/shop.mjs';
import { compositionOf } from '../support/composition-of';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@release'] };

test.use({ own: 'releases' });

test('one remote is released and taken back while the shop runs', covers, async ({ page, shop }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-release-'));
  await openAs(page, 1, '/shoppingCar');
  const before = await compositionOf(page);

  await test.step('a new build of mf-cart goes live', async () => {
    await cp(join(projectRoot, 'mf-cart', 'dist'), join(folder, 'dist'), { recursive: true });
    const description = join(folder, 'dist', 'assets.json');
    const build = JSON.parse(await readFile(description, 'utf8'));
    await writeFile(description, JSON.stringify({ ...build, version: '1.0.1' }));
    await release(shop.store, 'publish', folder, '--by', 'cart-team');
    await release(shop.store, 'promote', 'mf-cart', '--by', 'cart-team', '--without-check', 'journey');
  });

  await test.step('the next document has it, and the other apps are what they were', async () => {
    await page.goto('/shoppingCar');
    await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    const after = await compositionOf(page);
    expect(after['mf-cart']).toMatch(/^1\.0\.1\+/);
    expect({ ...after, 'mf-cart': '' }).toEqual({ ...before, 'mf-cart': '' });
  });

  await test.step('one command takes it back', async () => {
    await release(shop.store, 'rollback', 'mf-cart', '--by', 'cart-team', '--why', 'journey');
    await page.goto('/shoppingCar');
    await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    expect(await compositionOf(page)).toEqual(before);
    const history = await release(shop.store, 'history');
    expect(history).toContain('cart-team');
  });
  await rm(folder, { recursive: true, force: true });
});
