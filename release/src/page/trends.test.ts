import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, promoteAll } from '../composition/promote';
import { aStore, type TestStore } from '../testing/a-store';
import { createPageServer } from './create-page-server';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const HOUR_MS = 3_600_000;
const report = (hoursAgo: number, more: object) => ({
  receivedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  kind: 'timing',
  name: 'remote-load',
  app: 'mf-cart',
  version: '1.0.0+00000000',
  network: 'p1',
  browser: 'b1',
  ...more,
});

async function shown(reports: readonly { receivedAt: string }[], url: string): Promise<string> {
  const folder = join(t.folder, 'reports');
  await mkdir(folder, { recursive: true });
  for (const each of reports) {
    const file = join(folder, `${each.receivedAt.slice(0, 10)}.jsonl`);
    await writeFile(file, `${JSON.stringify(each)}\n`, { flag: 'a' });
  }
  const server = createPageServer({ store: t.store, telemetry: [folder] });
  const { body, statusCode } = await server.inject(url);
  await server.close();
  expect(statusCode).toBe(200);
  return body;
}

test('visits of a day and a week, the releases in them, what failed too often and what is slow', async () => {
  await t.release('shell');
  await t.release('mf-cart');
  await promoteAll(t.change());
  const next = await t.release('mf-cart', 'next');
  await promote(t.change(), [{ app: 'mf-cart' }]);
  const body = await shown(
    [
      report(0.5, { visit: 'v1', ms: 300 }),
      report(0.4, { visit: 'v2', ms: 300 }),
      report(0.4, { visit: 'v2', kind: 'fault', name: 'TypeError' }),
      report(0.3, { visit: 'v2', name: 'lcp', ms: 4_800 }),
      report(0.3, { visit: 'v2', name: 'inp', ms: 90 }),
      report(50, { visit: 'v3', ms: 300 }),
    ],
    '/trends',
  );
  expect(body).toContain('近 24 小时，每小时：访问 2');
  expect(body).toContain('近 7 天，每天：访问 3');
  expect(body).toMatch(/▲ 出错率偏高：[^\n]+50\.0 %/);
  expect(body).toContain(`<code>${next}</code>`);
  expect(body).toMatch(/最大内容（LCP）<\/dt><dd>4800 ms <b class="bad">▲ 差/);
  expect(body).toMatch(/操作响应（INP）<\/dt><dd>90 ms <b class="good">好/);
  expect(body).toContain('代码加载</dt><dd>300 ms');
});

test('the page is loaded anew by itself until somebody stops it', async () => {
  expect(await shown([], '/trends')).toMatch(/http-equiv="refresh" content="30".*停止更新/s);
  const still = await shown([], '/?refresh=off');
  expect(still).not.toContain('http-equiv="refresh"');
  expect(still).toContain('已停止更新');
});
