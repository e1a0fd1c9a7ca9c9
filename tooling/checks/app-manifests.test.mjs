import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkTogether, parseManifest } from '../app-manifest/manifest-schema.mjs';
import { preloadedCallsOf, preloadedCallTypes } from '../app-manifest/preloaded-call.mjs';
import { listApps } from '../rspack/federation-field.mjs';

const sound = () => ({
  name: 'mf-news',
  port: 3105,
  prefix: 'n',
  mount: ['/news'],
  routes: { '/news': { screen: './src/screens/news-screen.tsx', title: '新闻', access: 'open' } },
  exposes: { './app': { file: './src/app.tsx' } },
});

/** The message with which apps are refused that are sound but for some changes. @param {object} changes */
function refusal(changes, others = listApps()) {
  try {
    const app = {
      packageName: 'mf-news',
      ...parseManifest('mf-news/package.json', { ...sound(), ...changes }),
    };
    checkTogether([...others, app]);
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
  return '';
}

test('the apps of this repository and a sound fifth remote stand together', () => {
  assert.ok(listApps().length >= 5);
  assert.equal(refusal({}), '');
});

const screen = './src/screens/news-screen.tsx';
/** @type {readonly [what: string, changes: object, message: RegExp][]} */
const missing = [
  ['prefix', { prefix: undefined }, /mf-news\/package\.json\n {2}federation\.prefix:/],
  ['port', { port: undefined }, /federation\.port:/],
  ['mount', { mount: [] }, /federation\.mount:/],
  ['title', { routes: { '/news': { screen, access: 'open' } } }, /federation\.routes\.\/news\.title:/],
  ['access', { routes: { '/news': { screen, title: '新闻' } } }, /federation\.routes\.\/news\.access:/],
  [
    'screen',
    { routes: { '/news': { title: '新闻', access: 'open' } } },
    /federation\.routes\.\/news\.screen:/,
  ],
  ['known word', { titel: '新闻' }, /titel/],
];
for (const [what, changes, message] of missing)
  test(`a manifest without a ${what} is refused`, () => assert.match(refusal(changes), message));

const first = /** @type {ReturnType<typeof listApps>[number]} */ (
  listApps().find(({ name }) => name !== 'shell')
);
/** @type {readonly [what: string, changes: object, message: string][]} */
const doubles = [
  ['name', { name: first.name }, `${first.name} and ${first.name} both claim the name ${first.name}`],
  ['port', { port: first.port }, `${first.name} and mf-news both claim the port ${first.port}`],
  [
    'prefix',
    { prefix: first.prefix },
    `${first.name} and mf-news both claim the class prefix ${first.prefix}`,
  ],
  [
    'mount',
    { mount: ['/news', first.mount[0]] },
    `${first.name} and mf-news both claim the mount ${first.mount[0]}`,
  ],
];
for (const [what, changes, message] of doubles)
  test(`a ${what} that another app has is refused`, () =>
    assert.ok(refusal(changes).includes(message), refusal(changes)));

test('an app that contradicts itself is refused', () => {
  assert.match(refusal({ mount: ['/stories'] }), /route \/news, which lies under none of its mounts/);
  assert.match(refusal({ mount: ['/news', '/stories'] }), /owns \/stories, but states no route there/);
  assert.match(refusal({ exposes: {} }), /mf-news does not expose \.\/app/);
  assert.match(refusal({ name: 'mf-other' }), /mf-news calls itself mf-other/);
});

test('a slot that its app does not expose is refused', () => {
  const owner = first.name.replace('mf-', '');
  /** @param {string} slot */
  const withSlot = (slot) => ({ routes: { '/news': { ...sound().routes['/news'], slots: [slot] } } });
  assert.match(refusal(withSlot(`${owner}/nothing`)), new RegExp(`${first.name} does not expose ./nothing`));
  assert.equal(refusal(withSlot('elsewhere/anything')), '');
});

test('a view in an extension slot is exposed and takes no props', () => {
  /** @param {string} slot */
  const extendedBy = (slot) => ({ routes: { '/news': { ...sound().routes['/news'], extensions: [slot] } } });
  assert.match(refusal(extendedBy('orders/nothing')), /mf-orders does not expose \.\/nothing/);
  assert.match(
    refusal(extendedBy('cart/goods-table')),
    /extends \/news with cart\/goods-table, which takes props/,
  );
  assert.equal(refusal(extendedBy('orders/latest-order')), '');
});

/** @param {object[]} tasks */
const doing = (...tasks) => ({ routes: { '/news': { ...sound().routes['/news'], tasks } } });
const reading = {
  does: '标为已读',
  steps: [{ press: { role: 'button', name: '已读' } }],
  call: 'message/read',
};

test('a task says in words that are known what is pressed and what does it, and is stated once', () => {
  assert.equal(refusal(doing(reading)), '');
  const { call, ...seeing } = reading;
  assert.equal(refusal(doing(seeing)), '');
  assert.match(refusal(doing({ ...reading, call: 'https://elsewhere.example' })), /the path of a call/);
  assert.match(refusal(doing({ ...reading, steps: [] })), /tasks\.0\.steps/);
  assert.match(refusal(doing({ ...reading, steps: [{ run: 'alert(1)' }] })), /tasks\.0\.steps\.0/);
  assert.match(refusal(doing(reading, { ...seeing, call })), /mf-news states the task 标为已读 twice/);
});

test('a step that may not be taken is followed by something to wait for', () => {
  const agree = { press: { role: 'button', name: '同意' }, perhaps: true };
  const tasks = (/** @type {object[]} */ ...steps) => doing({ ...reading, steps });
  assert.equal(refusal(tasks(agree, ...reading.steps)), '');
  assert.match(refusal(tasks(agree)), /tasks\.0\.steps: what is pressed perhaps is followed by/);
  assert.match(refusal(tasks(agree, { at: '/news' }, ...reading.steps)), /what is pressed perhaps/);
});

/** @param {object} call */
const beginningWith = (call) => ({ routes: { '/news': { ...sound().routes['/news'], calls: [call] } } });

test('a call that a page begins with is stated in words that are known', () => {
  const request = {
    id: { query: 'id' },
    dealer: { stored: 'dealer', field: 'code', optional: true },
    size: 8,
  };
  assert.equal(refusal(beginningWith({ path: 'product/detail', request, for: 'buyer' })), '');
  assert.match(refusal(beginningWith({ path: '/product/detail' })), /calls\.0\.path: the path of a call/);
  assert.match(refusal(beginningWith({ path: 'a/b', request: { id: { cookie: 'id' } } })), /request\.id/);
  assert.match(refusal(beginningWith({ path: 'a/b', when: 'idle' })), /when/);
});

test('calls of the app shell are for the shell to state', () => {
  assert.match(refusal({ calls: [{ path: 'client/todo' }] }), /mf-news states calls of the app shell/);
});

test('what a page begins with stays small', () => {
  for (const app of listApps()) {
    const { appShell, routes, views } = preloadedCallsOf(app);
    for (const [place, calls] of Object.entries({ appShell, ...routes, ...views })) {
      const bytes = JSON.stringify(calls).length;
      assert.ok(bytes <= 1280, `${place} of ${app.name} begins with calls of ${bytes} bytes`);
    }
  }
});

test('the compiler sees the pictures that are fetched with a reply', () => {
  const files = { list: 'productSpu.files', field: 'url', sizes: '520px' };
  const types = preloadedCallTypes([
    parseManifest('', { ...sound(), ...beginningWith({ path: 'product/detail', pictures: files }) }),
  ]);
  assert.ok(types.includes(`Shown<'product/detail', ["productSpu","files"], 'url'>`), types);
  const nowhere = beginningWith({ path: 'product/detail', pictures: { ...files, list: 'productSpu[0]' } });
  assert.match(refusal(nowhere), /pictures\.list: fields such as/);
});

test('the compiler sees each parameter with where it comes from', () => {
  const request = {
    id: { query: ['id', 'no'] },
    dealer: { stored: 'dealer', field: 'code', optional: true },
  };
  const app = parseManifest('', {
    ...sound(),
    ...beginningWith({ path: 'product/detail', request }),
    calls: [{ path: 'memberCart/amount', method: 'GET' }],
  });
  const types = preloadedCallTypes([app]);
  const id = "NonNullable<RouteQueries['/news']['id']> | NonNullable<RouteQueries['/news']['no']>";
  assert.ok(types.includes(`Posted<'product/detail', { "id": ${id}; "dealer"?: string; }>`), types);
  assert.ok(types.includes("Got<'memberCart/amount', Record<never, never>>"), types);
});
