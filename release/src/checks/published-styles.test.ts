import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '../publish/release-record';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { publishedFiles } from './published-files';
import { stylesheets } from './stylesheets';

let t: TestStore;
let shell: ReleaseRecord;
beforeEach(async () => {
  t = await aStore();
  const dist = join(t.folder, 'shell');
  await buildShell(dist);
  ({ release: shell } = await t.publish(dist));
});
afterEach(() => t.remove());

async function aCart(styles: string): Promise<ReleaseRecord> {
  const dist = join(t.folder, 'mf-cart');
  await buildRemote(dist, { app: 'mf-cart', mount: ['/cart'], files: { 'x.css': styles } });
  return (await t.publish(dist)).release;
}
type Check = typeof stylesheets;
const find = async (check: Check, cart: ReleaseRecord, candidates = ['mf-cart']) => {
  const releases = new Map([shell, cart].map((release) => [release.app, release]));
  return (await check(t.store, releases, new Set(candidates))).findings;
};

test('styles of a remote’s own classes are at home', async () => {
  const cart = await aCart(
    '@layer app{.kOFdYY h1,a.kOFdYY:hover,:is(.kA,.kB)>p{color:red}.kA{& p{margin:0}}' +
      '@media print{.kOFdYY{display:none}}:root:has(.kOFdYY){scroll-padding-bottom:3rem}}' +
      '@layer arco{.arco-input{color:red}}@keyframes kSpin{from{top:0}}',
  );
  expect(await find(stylesheets, cart)).toEqual([]);
});

test.each([
  ['an element', 'header{display:none}', 'header'],
  ['everything', '@media print{*{color:red}}', '*'],
  ['one selector of several', '.kOFdYY,h1{color:red}', 'h1'],
  ['a choice that may be an element', ':is(.kOFdYY,main) p{color:red}', ':is(.kOFdYY,main) p'],
  ['what is elsewhere while it is shown', 'body:has(.kOFdYY) header{top:0}', 'body:has(.kOFdYY) header'],
  ['the shop’s tokens', ':root:has(.kOFdYY){--brand:red}', ':root:has(.kOFdYY)'],
  ['what is not its own', ':not(.kOFdYY){color:red}', ':not(.kOFdYY)'],
  ['Arco’s classes', '@layer app{.arco-btn{color:red}}', '.arco-btn'],
  ['the shell’s root', '#root a{color:red}', '#root a'],
  ['a property that holds everywhere', '@property --x{syntax:"*";inherits:true}', '@property'],
])('those of %s are not', async (_, styles, stray) => {
  expect(await find(stylesheets, await aCart(styles))).toEqual([
    `x.css of mf-cart reaches beyond its own views: ${stray}`,
  ]);
});

test('the styles of the shell, and of what is live, are not looked at', async () => {
  const cart = await aCart('header{display:none}');
  expect(await find(stylesheets, cart, ['shell'])).toEqual([]);
});

test('a file that was changed or is gone since it was published', async () => {
  const cart = await aCart('.kOFdYY{color:red}');
  const folder = t.store.release('mf-cart', cart.version);
  expect(await find(publishedFiles, cart)).toEqual([]);
  await writeFile(join(folder, 'x.css'), '.kOFdYY{display:none}');
  await rm(join(folder, cart.build.entry));
  expect((await find(publishedFiles, cart)).sort()).toEqual([
    `${cart.build.entry} of mf-cart is gone`,
    'x.css of mf-cart is not what was published',
  ]);
});
