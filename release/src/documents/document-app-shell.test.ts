import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { writtenText } from '../testing/written-text';
import { documentsFolder } from './publish-documents';
import { documentIndex } from './render-documents';

const script = '!function(){document.getElementById("app-shell")}()';
const around = (who: string) =>
  `<header>%title%<span class="n">%notice%</span>${who}</header><main class="m">正在加载</main>`;
const shellPages = {
  css: '.m{margin:0}',
  pages: {
    '/': { visitor: around('登录'), buyer: around('购物车') },
    '/home': { visitor: around('首页 登录'), buyer: around('首页 购物车') },
  },
};
const pageOf = (text: string) => ({ visitor: `<i>${text}</i>`, buyer: `<b>${text}</b>` });

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const publishShell = async (appShell: unknown = shellPages) => {
  const dist = join(t.folder, 'shell');
  const files = { 'app-shell.json': JSON.stringify(appShell), 'document-app-shell.txt': script };
  await buildShell(dist, { files });
  await t.publish(dist);
};
const publishRemote = async (path: string, appShell: unknown, access = 'open') => {
  const app = path === '/home' ? 'mf-catalog' : 'mf-cart';
  const dist = join(t.folder, app);
  const routes = { [path]: { title: 'x', files: [], access } };
  await buildRemote(dist, {
    app,
    mount: [path],
    description: { routes },
    files: { 'app-shell.json': JSON.stringify(appShell) },
  });
  await t.publish(dist);
};
const compose = async (site: object = { title: '安澜', notice: null }) => {
  await t.configure({ site, channels: { stable: {} } });
  await promoteAll(t.change());
};
const read = (file: string) => writtenText(documentsFolder(t.store, 'stable', 1), file);
const visitorsIn = (html: string) =>
  html.match(
    /<div id="app-shell" style="display:contents" inert aria-hidden="true">(.*?)<\/div><\/div>/s,
  )?.[1];
const buyersIn = (html: string) => html.match(/<template id="buyer-app-shell">(.*?)<\/template>/s)?.[1];

test('a document carries the app shell of its path with the page of its app, for a visitor and for a buyer', async () => {
  await publishShell();
  await publishRemote('/home', { css: '.p{color:red}', pages: { '/home': pageOf('轮播') } });
  await compose();
  const html = await read('home.html');
  expect(visitorsIn(html)).toBe('<header>安澜首页 登录</header><main class="m"><i>轮播</i></main>');
  expect(buyersIn(html)).toBe('<header>安澜首页 购物车</header><main class="m"><b>轮播</b></main>');
  expect(html).toContain('<style>.m{margin:0}.p{color:red}</style>');
  expect(visitorsIn(await read('login.html'))).toBe(
    '<header>安澜登录</header><main class="m">正在加载</main>',
  );
});

test('what a visitor may not see has no app shell for them', async () => {
  await publishShell();
  await publishRemote('/shoppingCar', { css: '', pages: { '/shoppingCar': pageOf('购物车') } }, 'buyer');
  await compose();
  const html = await read('shoppingCar.html');
  expect(visitorsIn(html)).toBe('');
  expect(buyersIn(html)).toContain('<b>购物车</b>');
});

test('it is painted before any file has come: the stylesheet stands behind it, and holds up the script alone', async () => {
  await publishShell();
  await compose();
  const html = await read('shell.html');
  const chosen = html.indexOf(`<script>${script}</script>`);
  expect(chosen).toBeGreaterThan(html.indexOf('<template id="buyer-app-shell">'));
  expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(chosen);
  expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('id="composition"'));
  const { variants } = documentIndex.parse(JSON.parse(await read('documents.json')));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(variants[0]?.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('what a composition says stands in it as text', async () => {
  await publishShell();
  await compose({ title: '<img>$&', notice: '<b>$&' });
  expect(visitorsIn(await read('shell.html'))).toContain(
    '<header>&lt;img&gt;$&amp;<span class="n">&lt;b&gt;$&amp;</span>登录</header>',
  );
});

test('what is no app shell is left out, and the page stands without', async () => {
  await publishShell();
  const evil = { visitor: '<script>alert(1)</script>', buyer: '</template><link rel="stylesheet">' };
  await publishRemote('/home', { css: '', pages: { '/home': evil } });
  await compose();
  const html = await read('home.html');
  expect(html).not.toContain('alert(1)');
  expect(visitorsIn(html)).toContain('<main class="m">正在加载</main>');
});

test('rules of style cannot leave their element', async () => {
  await publishShell({ ...shellPages, css: '.m{content:"</style><script>"}' });
  await compose();
  expect(await read('shell.html')).not.toContain('</style><script>');
});

test('a shell that has drawn none shows its skeleton, which waits for its stylesheet', async () => {
  const dist = join(t.folder, 'shell');
  await buildShell(dist, { files: { 'document-body.html': '<p>skeleton</p>' } });
  await t.publish(dist);
  await compose();
  const html = await read('shell.html');
  expect(html).toContain('<i id="boot"></i><p>skeleton</p></div>');
  expect(html.indexOf('<link rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
});
