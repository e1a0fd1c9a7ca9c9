import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchCopy } from 'tooling/app-manifest/testing/scratch-copy.mjs';
import { startDevServer } from 'tooling/lib/dev-server.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { releaseAll, serve } from 'tooling/lib/shop.mjs';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });
test.describe.configure({ timeout: 600_000 });

test('an edit of a remote is seen inside the shop at once, and what was typed stays', async ({
  page,
  shop,
}) => {
  const copy = scratchCopy();
  const app = join(copy, 'mf-cart');
  const view = join(app, 'src', 'components', 'list-source.tsx');
  const source = await readFile(view, 'utf8');
  const save = (text: string) => writeFile(view, text);
  const developing = startDevServer(app, await freePort());
  await releaseAll(shop.store, 'next');
  const front = serve({ store: shop.store, channel: 'next', port: await freePort(), apiUrl: shop.apiUrl });
  await Promise.all([front.ready(), developing.ready()]);
  const button = (name: string) => page.getByRole('button', { name });
  const field = page.getByRole('textbox', { name: '粘贴型号或编码与数量' });
  try {
    expect(await filesOfPageAlone(developing.url)).toEqual([]);
    await page.goto(`${front.url}/login`);
    await fillLogin(page, buyerOf(1));
    await page.goto(`${front.url}/shoppingCar/quickOrder?override=mf-cart@${developing.url}`);
    // What is not bundled may come later than a page waits for it.
    const retry = button('重试');
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(field).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 240_000 });
    await field.fill('AL-2001 3');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);

    await test.step('another word', async () => {
      await save(source.replace('填入下表', '填入表格'));
      await expect(button('填入表格')).toBeVisible();
      await expect(field).toHaveValue('AL-2001 3');
    });

    await test.step('an error of syntax, which is mended', async () => {
      await save(source.replace('export function', 'export functio'));
      await expect(page.locator('#rspack-dev-server-client-overlay')).toBeVisible();
      await save(source.replace('填入下表', '全部填入'));
      await expect(button('全部填入')).toBeVisible();
      await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
      await expect(field).toHaveValue('AL-2001 3');
    });

    await test.step('a hook more, with which the view begins anew, and nothing else', async () => {
      await save(
        source.replace('const problemId = useId();', "const problemId = useId();\n  useState('more');"),
      );
      await expect(button('填入下表')).toBeVisible();
      await expect(field).toHaveValue('');
    });
    expect(await isSameDocument()).toBe(true);

    await test.step('its page alone answers itself', async () => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.goto(`${developing.url}/shoppingCar?fake`);
      await expect(page.getByText('多酶清洗剂')).toBeVisible();
      expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    });
  } finally {
    await Promise.all([front.stop(), developing.stop()]);
    await rm(copy, { recursive: true, force: true });
  }
});

/** Files of the remote, as a shop loads them, in whose place the dev server hands out those of the page that runs it alone. */
async function filesOfPageAlone(url: string): Promise<string[]> {
  const manifest = await (await fetch(`${url}/mf-manifest.json`)).text();
  const names = [...new Set(manifest.match(/[\w-]+\.js(?=")/g))];
  expect(names.length).toBeGreaterThan(10);
  const isOfPageAlone = async (name: string) =>
    (await (await fetch(`${url}/${name}`)).text()).includes('rspackChunkmf_cart_standalone');
  const answers = await Promise.all(names.map(isOfPageAlone));
  return names.filter((_, index) => answers[index]);
}

test('an edit of the shell is seen beside a remote that is edited, too, and what was typed stays', async ({
  page,
  shop,
}) => {
  const copy = scratchCopy();
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(join(copy, file), text.replace(from, to));
  };
  // The development document names the remotes' own ports.
  const port = await freePort();
  await edit('mf-cart/package.json', '"port": 3102', `"port": ${port}`);
  const servers = [
    startDevServer(join(copy, 'shell'), await freePort(), { api: shop.apiUrl }),
    startDevServer(join(copy, 'mf-cart'), port),
  ];
  const field = page.getByRole('textbox', { name: '粘贴型号或编码与数量' });
  try {
    for (const server of servers) await server.ready();
    await page.goto(`${servers[0]?.url}/login`);
    await fillLogin(page, buyerOf(1));
    await page.goto(`${servers[0]?.url}/shoppingCar/quickOrder`);
    await expect(field).toBeVisible({ timeout: 60_000 });
    await field.fill('AL-2001 3');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await test.step('a word of the header', async () => {
      await edit('shell/src/layout/header-actions.tsx', '        消息\n', '        信息\n');
      await expect(page.getByRole('banner').getByRole('link', { name: /^信息/ })).toBeVisible();
    });

    await test.step('a word of the remote', async () => {
      await edit('mf-cart/src/components/list-source.tsx', '填入下表', '填入表格');
      await expect(page.getByRole('button', { name: '填入表格' })).toBeVisible();
    });

    await test.step('a view of the kernel, which both show', async () => {
      await edit('shared-kernel/src/ui/page-breadcrumb.tsx', 'aria-label="', 'aria-label="新的');
      await expect(page.getByRole('navigation', { name: /^新的/ })).toBeVisible();
    });

    await expect(field).toHaveValue('AL-2001 3');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(copy, { recursive: true, force: true });
  }
});
