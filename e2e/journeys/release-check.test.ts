import { demoPassword } from 'demo-shop/accounts';
import { release } from 'tooling/lib/shop.mjs';
import { publishPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';

const covers = { tag: ['@release'] };

test.use({ own: 'releases' });

// It opens every page as every kind of buyer.
test.describe.configure({ timeout: 600_000 });

test('a shell that works beside the live remotes passes, and is promoted', covers, async ({ shop }) => {
  const good = await publishPatched(shop.store, 'shell', (text, file) =>
    file.startsWith('main') ? `${text}\n/* new */` : text,
  );
  const args = ['--api', shop.apiUrl, '--by', 'journey', '--password', demoPassword];
  expect(await release(shop.store, 'check', `shell@${good}`, ...args)).toContain(`shell@${good}: passed`);
  await release(shop.store, 'promote', `shell@${good}`, '--by', 'journey', '--why', 'checked');
  expect(await release(shop.store, 'history', '--limit', '1')).toMatch(/passed.*checked/);
});
