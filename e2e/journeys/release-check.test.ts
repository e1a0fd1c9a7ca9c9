import { demoPassword } from 'demo-shop/accounts';
import { release } from 'tooling/lib/shop.mjs';
import { isAppModule, publishPatched } from '../support/patched-build';
import { expect, type RunningShop, test } from '../support/shop';

const covers = { tag: ['@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'] };

test.use({ own: 'releases' });

test.describe.configure({ timeout: 1_200_000 });

const changed = (text: string): string => `${text}\n/* new */`;

/** What `release check` prints, whether it passes or not. */
async function check(shop: RunningShop, candidate: string): Promise<string> {
  const args = ['--api', shop.apiUrl, '--by', 'journey', '--password', demoPassword];
  return release(shop.store, 'check', candidate, ...args).catch((error: Error) => error.message);
}

test('a release that fails in a browser is not promoted, one that works is', covers, async ({ shop }) => {
  await test.step('a remote whose page does not start beside the live others', async () => {
    const bad = await publishPatched(shop.store, 'mf-cart', (text, file) =>
      isAppModule(file) ? `throw new Error('on import');${text}` : text,
    );
    const report = await check(shop, `mf-cart@${bad}`);
    expect(report).toContain('✗ smoke');
    expect(report).toMatch(/\/shoppingCar.*(此页面暂时无法打开|on import)/);
    expect(report).toContain(`mf-cart@${bad}: not passed`);
    await expect(release(shop.store, 'promote', `mf-cart@${bad}`, '--by', 'journey')).rejects.toThrow(
      /did not pass/,
    );
  });

  await test.step('a shell that does not start, with the live remotes', async () => {
    const bad = await publishPatched(shop.store, 'shell', (text, file) =>
      file.startsWith('main') ? `throw new Error('on start');${text}` : text,
    );
    const report = await check(shop, `shell@${bad}`);
    expect(report).toContain('✗ smoke');
    expect(report).toContain(`shell@${bad}: not passed`);
  });

  await test.step('a shell that works, with the live remotes', async () => {
    const good = await publishPatched(shop.store, 'shell', (text, file) =>
      file.startsWith('main') ? changed(text) : text,
    );
    const report = await check(shop, `shell@${good}`);
    expect(report).toContain(`shell@${good}: passed`);
    await release(shop.store, 'promote', `shell@${good}`, '--by', 'journey', '--why', 'checked');
    expect(await release(shop.store, 'history', '--limit', '1')).toMatch(/passed.*checked/);
    await release(shop.store, 'rollback', 'shell', '--by', 'journey');
  });
});
