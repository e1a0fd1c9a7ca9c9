import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { createPageServer } from './create-page-server';

let t: TestStore;
let cart: string;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  const dist = join(t.folder, 'dist', 'mf-cart');
  // Column 5 of the first line comes from line 3 of the source.
  const map = { version: 3, sources: ['src/app.tsx'], names: [], mappings: 'AAAA,IAEA' };
  const files = {
    'source-maps/155.js.map': JSON.stringify(map),
    'source-maps/broken.js.map': '{"version":3,"sources":7,"mappings":"!!"}',
  };
  await buildRemote(dist, { app: 'mf-cart', mount: ['/shoppingCar'], files });
  cart = (await t.publish(dist)).release.version;
  await promoteAll(t.change());
});
afterEach(() => t.remove());

const fault = (more: object = {}) => ({
  receivedAt: new Date().toISOString(),
  kind: 'fault',
  name: 'TypeError ./app',
  app: 'mf-cart',
  version: cart,
  visit: 'v1',
  network: 'p1',
  browser: 'b1',
  page: '/shoppingCar',
  fingerprint: 'f1',
  ...more,
});

async function shown(reports: readonly object[]): Promise<string> {
  const folder = join(t.folder, 'reports');
  await mkdir(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(join(folder, `${day}.jsonl`), reports.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const server = createPageServer({ store: t.store, telemetry: [folder] });
  const { body, statusCode } = await server.inject('/faults');
  await server.close();
  expect(statusCode).toBe(200);
  return body;
}
const at = (file: string) => `at f (/apps/mf-cart/${cart}/${file})`;

test('faults are counted by place in the code, with their stack in lines of the source', async () => {
  const detail = [
    'x is undefined',
    'caused by Error: gone (HTTP 404)',
    at('155.js:1:5'),
    at('9.js:1:5'),
  ].join('\n');
  const body = await shown([
    fault({ detail }),
    fault({ visit: 'v2', network: 'p2' }),
    fault({ visit: 'v2', network: 'p2' }),
    fault({ fingerprint: 'f2', detail: 'something else' }),
  ]);
  expect(body).toContain('src/app.tsx:3');
  expect(body).toContain('caused by Error: gone (HTTP 404)');
  expect(body).toMatch(/次数<\/dt><dd>3<.*访问<\/dt><dd>2<.*网络<\/dt><dd>2</s);
  expect(body.indexOf('x is undefined')).toBeLessThan(body.indexOf('something else'));
});

test('a message in HTML is text, a broken map and a place outside of every map show the stack as it came', async () => {
  const detail = [
    '<script>alert(1)</script>',
    at('broken.js:1:5'),
    at('155.js:99999:1'),
    at('__proto__:1:1'),
  ].join('\n');
  const body = await shown([fault({ detail, page: '/"><img src=x>' })]);
  expect(body).not.toMatch(/<script|<img/);
  expect(body).toContain('&lt;script&gt;');
  for (const line of [at('broken.js:1:5'), at('155.js:99999:1'), at('__proto__:1:1')])
    expect(body).toContain(line);
});

test('made up versions are not shown, ten thousand faults and a changed map leave the page small and whole', async () => {
  const forged = fault({ version: '9.9.9+00000000', app: '../etc', fingerprint: 'f0', detail: 'forged' });
  const many = Array.from({ length: 10_000 }, (_, n) =>
    fault({ fingerprint: `many ${n}`, visit: `v${n}`, detail: at('155.js:1:5') }),
  );
  await writeFile(join(t.store.sourceMaps('mf-cart', cart), 'x'), '');
  const body = await shown([forged, ...many]);
  expect(body).not.toContain('forged');
  expect(body.match(/次数/g)).toHaveLength(50);
  expect(body.length).toBeLessThan(200_000);
});

test('of two faults with as many visits the later one stands first', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const body = await shown([
    fault({ name: 'TypeError earlier', fingerprint: 'f1', receivedAt: at(9) }),
    fault({ name: 'TypeError later', fingerprint: 'f2', receivedAt: at(3) }),
  ]);
  expect(body.indexOf('TypeError later')).toBeLessThan(body.indexOf('TypeError earlier'));
});
