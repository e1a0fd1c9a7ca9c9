import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '../publish/release-record';
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

const kernel = (format: string, slot: string) => ({
  'money/index.ts': `export declare function formatAmount(${format}): string;\nexport declare const unused: 1;`,
  'ui/slot-contracts.ts': `export interface SlotContracts { 'orders/order-list': ${slot} }`,
});
const OLD = kernel('amount: string', '{ readonly page: number }');

async function publish(
  app: string,
  name: string,
  surface: object,
  more: object = {},
): Promise<ReleaseRecord> {
  const dist = `${t.folder}/${app}`;
  const { text, digest } = aKernel(surface, name);
  const description = { surface: digest, ...more };
  if (app === 'shell') await buildShell(dist, { description });
  else await buildRemote(dist, { app, mount: [`/${app}`], description });
  await writeFile(join(dist, 'kernel-surface.json'), text);
  return (await t.publish(dist)).release;
}
const cart = () =>
  publish('mf-cart', '0000000000000001', OLD, {
    consumes: { 'shared-kernel/money': { requiredVersion: '^1.0.0', names: ['formatAmount'] } },
  });
const check = (releases: ReleaseRecord[], ...candidates: string[]) =>
  typeCompatibility(
    {
      store: t.store,
      releases: new Map(releases.map((release) => [release.app, release])),
      live: new Map(),
      candidates: new Set(candidates),
    },
    project,
  );

test('builds against the same kernel fit without asking the compiler', async () => {
  expect(await check([await publish('shell', '0000000000000001', OLD), await cart()], 'mf-cart')).toEqual({
    check: 'types',
    passed: true,
    findings: [],
  });
});

test('a kernel that only takes more fits old remotes; one that takes less does not', async () => {
  const wider = kernel('amount: string | number, digits?: number', '{}');
  const narrower = kernel('amount: "1.00"', '{}');
  const remote = await cart();
  const fits = await check([await publish('shell', '0000000000000002', wider), remote], 'shell');
  expect(fits).toMatchObject({ passed: true });
  const breaks = await check([await publish('shell', '0000000000000003', narrower), remote], 'shell');
  expect(breaks.passed).toBe(false);
  expect(breaks.findings[0]).toContain(
    "mf-cart uses formatAmount of shared-kernel/money in a way that the shell's",
  );
  expect(breaks.findings).toHaveLength(1);
});

test('what an app hands to a slot must be what the other expects', async () => {
  const shell = await publish('shell', '0000000000000001', OLD);
  const user = await publish('mf-account', '0000000000000001', OLD, { slots: ['orders/order-list'] });
  const demanding = kernel('amount: string', '{ readonly page: number; readonly buyer: string }');
  const owner = await publish('mf-orders', '0000000000000004', demanding);
  const { passed, findings } = await check([shell, user, owner], 'mf-orders');
  expect(passed).toBe(false);
  expect(findings[0]).toContain('mf-account hands orders/order-list what mf-orders does not take');
});

test('a route that only the remote knows needs no new shell, a kernel that lost something does', async () => {
  const apps = (...routes: string[]) => ({
    'apps/index.ts': `export interface RouteQueries { ${routes.map((path) => `'${path}': object`).join(';')} }`,
  });
  const domain = (parameters: string) => ({
    'domain/index.ts': `import type { RouteQueries } from '../apps';\nexport declare function pathTo<Path extends keyof RouteQueries>(${parameters}): string;`,
  });
  const news = await publish(
    'mf-news',
    '0000000000000005',
    { ...domain('path: Path'), ...apps('/home', '/news') },
    { consumes: { 'shared-kernel/domain': { requiredVersion: '^1.0.0', names: ['pathTo'] } } },
  );
  const shell = await publish('shell', '0000000000000006', { ...domain('path: Path'), ...apps('/home') });
  expect(await check([shell, news], 'mf-news')).toMatchObject({ passed: true });
  const demanding = { ...domain('path: Path, query: string'), ...apps('/home') };
  const other = await publish('shell', '0000000000000007', demanding);
  expect(await check([other, news], 'mf-news')).toMatchObject({ passed: false });
});

test('a newer kernel’s view fits the shell’s as long as it is handed nothing new', async () => {
  const views = (props: string) => ({
    'ui/index.ts': `export declare function Tag<Value>(props: ${props} & { value?: Value }): null;\nexport declare function toast(text: string): void;`,
  });
  const handing = (digest: string, ...Tag: string[]) =>
    publish('mf-cart', digest, views('{ text: string; colour?: string }'), {
      consumes: { 'shared-kernel/ui': { requiredVersion: '^1.0.0', names: ['Tag', 'toast'] } },
      uses: { names: [], given: { 'shared-kernel/ui': { Tag } } },
    });
  const shell = await publish('shell', '0000000000000009', views('{ text: string }'));
  expect(await check([shell, await handing('000000000000000a', 'text', 'key')], 'mf-cart')).toMatchObject({
    findings: [],
  });
  const { findings } = await check([shell, await handing('000000000000000a', 'text', 'colour')], 'mf-cart');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain("mf-cart hands Tag of shared-kernel/ui what the shell's does not know");
});
