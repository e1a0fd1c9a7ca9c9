import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aKernel } from '../testing/a-kernel';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { typeCompatibility } from './type-compatibility';

const project = join(__dirname, '..', '..', '..');
let t: TestStore;
beforeAll(async () => {
  t = await aStore();
});
afterAll(() => t.remove());

const usual = {
  cookies: '{ Authorization: string }',
  localStorage: '{ userInfo: { id: string; of?: string | undefined }; dealer: { id: string; code: string } }',
  sessionStorage: "{ 'chainAddrList:': { name: string }[] }",
  channels: "{ 'mall-events': unknown }",
  events: "{ 'cart-count': number; logout: null }",
};

let kernels = 0;

async function publish(app: string, kept: object | null, names?: readonly string[]) {
  const dist = `${t.folder}/${app}`;
  const parts = Object.entries(kept ?? {}).map(([part, type]) => `${part}: ${type}`);
  const statement = `export interface StoredInBrowser { ${parts.join('; ')} }`;
  const surface = kept === null ? {} : { 'contracts/stored-in-browser.ts': statement };
  const { text, digest } = aKernel(surface, String(kernels++));
  const description = {
    surface: digest,
    ...(names && { uses: { names, given: {} } }),
  };
  if (app === 'shell') await buildShell(dist, { description });
  else await buildRemote(dist, { app, mount: [`/${app}`], description });
  await writeFile(join(dist, 'kernel-surface.json'), text);
  return (await t.publish(dist)).release;
}

/** What the check finds when an app that keeps something else is to take the place of one that keeps the usual. */
async function replace(
  app: string,
  kept: object | null,
  { names, before = usual }: { names?: string[]; before?: object | null } = {},
) {
  const live = new Map([
    ['shell', await publish('shell', before)],
    ['mf-cart', await publish('mf-cart', before)],
  ]);
  const releases = new Map([...live, [app, await publish(app, kept, names)]]);
  return typeCompatibility({ store: t.store, releases, live, candidates: new Set([app]) }, project);
}

test.each([
  ['the same', usual],
  ['a key more', { ...usual, localStorage: `${usual.localStorage} & { searches: string[] }` }],
  ['an event more', { ...usual, events: `${usual.events} & { 'order-count': number }` }],
  [
    'a field more, which need not be there',
    { ...usual, cookies: '{ Authorization: string; Level?: string }' },
  ],
])('a shell that keeps %s fits what is live', async (_what, kept) => {
  expect(await replace('shell', kept)).toMatchObject({ passed: true, findings: [] });
});

test.each([
  [
    'the session under another name',
    { cookies: '{ Session: string }' },
    /does not keep.*cookies.*Authorization/,
  ],
  [
    'who is logged in under another',
    { localStorage: '{ buyer: { id: string }; dealer: { id: string; code: string } }' },
    /does not keep.*localStorage.*userInfo/,
  ],
  [
    'another shape of it',
    { localStorage: usual.localStorage.replace('id: string; of', 'id: number; of') },
    /does not keep.*localStorage/,
  ],
  [
    'one with a field that nobody has written yet',
    { localStorage: usual.localStorage.replace('code: string', 'code: string; name: string') },
    /does not understand.*localStorage/,
  ],
  [
    'addresses under another name',
    { sessionStorage: "{ 'addresses:': { name: string }[] }" },
    /does not keep.*sessionStorage/,
  ],
  ['another channel', { channels: "{ 'shop-events': unknown }" }, /does not keep.*channels.*mall-events/],
  ['another event', { events: "{ 'cart-count': string; logout: null }" }, /events/],
])('a shell that keeps %s is found', async (_what, change, says) => {
  const { passed, findings } = await replace('shell', { ...usual, ...change });
  expect(passed).toBe(false);
  expect(findings.join('\n')).toMatch(says);
});

test('of a remote counts what it names', async () => {
  const kept = { ...usual, localStorage: usual.localStorage.replace('dealer', 'chosenDealer') };
  expect(await replace('mf-cart', kept, { names: ['userInfo', 'id'] })).toMatchObject({ passed: true });
  expect(await replace('mf-cart', kept, { names: ['dealer', 'id'] })).toMatchObject({ passed: false });
});

test('who stated nothing yet is held against nothing', async () => {
  expect(await replace('shell', usual, { before: null })).toMatchObject({ passed: true });
});
