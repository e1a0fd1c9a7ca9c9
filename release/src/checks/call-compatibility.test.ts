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

const call = (kind: string, request: string, reply: string, stale = 'never') =>
  `{ kind: '${kind}'; request: ${request}; reply: ${reply}; stale: ${stale} }`;

const usual = {
  'order/detail': call('post', '{ orderId: string }', '{ no: string }'),
  'order/cancel': call('write', '{ orderId: string }', 'null', "'order/detail' | 'order/page'"),
  'order/page': call('counted', '{ current?: number }', '{ no: string }[]'),
};

/** A kernel whose `useCall` takes any call that its contracts state. */
const kernel = (calls: Readonly<Record<string, string>>) => ({
  'contracts/index.ts': [
    `export interface Calls { ${Object.entries(calls)
      .map(([path, types]) => `'${path}': ${types}`)
      .join(';')} }`,
    'export type RequestOf<P extends keyof Calls> = Calls[P]["request"];',
    'export type ReplyOf<P extends keyof Calls> = Calls[P]["reply"];',
    'export type StaleAfter<P extends keyof Calls> = Calls[P]["stale"];',
  ].join('\n'),
  'contracts/staleness.ts': 'export const madeStaleBy = {};',
  'calls/index.ts': [
    "import type { Calls, ReplyOf, RequestOf } from '../contracts';",
    'export declare function useCall<P extends keyof Calls>(path: P, request: RequestOf<P>): ReplyOf<P>;',
  ].join('\n'),
});

async function publish(app: string, name: string, surface: object, more: object = {}) {
  const { text, digest } = aKernel(surface, name);
  const dist = `${t.folder}/${app}`;
  const description = { surface: digest, ...more };
  if (app === 'shell') await buildShell(dist, { description });
  else await buildRemote(dist, { app, mount: [`/${app}`], description });
  await writeFile(join(dist, 'kernel-surface.json'), text);
  return (await t.publish(dist)).release;
}

let lastDigest = 0xa0;
/** A name that makes a kernel another one. */
const nextDigest = () => `00000000000000${(lastDigest++).toString(16)}`;

/** What the check finds when a remote that makes these calls meets a shell with other contracts. */
async function meet(
  calls: readonly string[],
  live: Readonly<Record<string, string>>,
  built: object = kernel(usual),
  names?: readonly string[],
) {
  const consumes = { 'shared-kernel/calls': { requiredVersion: '^1.0.0', names: ['useCall'] } };
  const releases: ReleaseRecord[] = [
    await publish('shell', nextDigest(), kernel(live)),
    await publish('mf-orders', nextDigest(), built, {
      calls,
      consumes,
      ...(names && { uses: { names, given: {} } }),
    }),
  ];
  const { findings } = await typeCompatibility(
    {
      store: t.store,
      releases: new Map(releases.map((release) => [release.app, release])),
      live: new Map(),
      candidates: new Set(['mf-orders']),
    },
    project,
  );
  return findings;
}

const all = Object.keys(usual);

test('calls that were added, or are gone and not used, are no matter of a remote', async () => {
  const { 'order/detail': detail, 'order/page': page } = usual;
  const live = { 'order/detail': detail, 'order/page': page, 'order/new': call('post', '{}', 'null') };
  expect(await meet(['order/detail', 'order/page'], live)).toEqual([]);
});

test('a call that is gone and used is one', async () => {
  const { 'order/cancel': _, ...live } = usual;
  expect((await meet(['order/cancel'], live)).join()).toContain(
    'mf-orders goes by the request of order/cancel',
  );
});

test.each([
  ['request', call('post', '{ orderId: string; client: string }', '{ no: string }')],
  ['reply', call('post', '{ orderId: string }', '{ number: string }')],
  ['kind', call('counted', '{ orderId: string }', '{ no: string }')],
])('another %s of a call is found', async (what, detail) => {
  const findings = await meet(all, { ...usual, 'order/detail': detail });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(
    `mf-orders goes by the ${what} of order/detail, and the shell's kernel says otherwise`,
  );
});

test('a write after which the live kernel keeps more fresh than the remote counts on is found', async () => {
  const cancel = call('write', '{ orderId: string }', 'null', "'order/page'");
  expect((await meet(all, { ...usual, 'order/cancel': cancel })).join()).toContain(
    'mf-orders counts on what is stale after a write of order/cancel',
  );
});

test('a write after which more is stale, and one that only is a write now, are fine', async () => {
  const cancel = call(
    'write',
    '{ orderId: string }',
    'null',
    "'order/detail' | 'order/page' | 'client/todo'",
  );
  const detail = call('write', '{ orderId: string }', '{ no: string }');
  expect(await meet(all, { ...usual, 'order/cancel': cancel, 'order/detail': detail })).toEqual([]);
});

test('a remote of before there was a table of staleness promises nothing of it', async () => {
  const { 'contracts/staleness.ts': _, ...before } = kernel(usual);
  const cancel = call('write', '{ orderId: string }', 'null');
  expect(await meet(all, { ...usual, 'order/cancel': cancel }, before)).toEqual([]);
});

describe('a remote that was built against a newer kernel than the shell has', () => {
  const newer = kernel({
    ...usual,
    'order/detail': call(
      'post',
      '{ orderId: string; withLines?: boolean }',
      '{ no: string; paidBy: string }',
    ),
    'order/page': call('counted', '{ current?: number }', '{ no: string; lines: { remark: string }[] }[]'),
  });
  const used = ['orderId', 'no', 'current', 'lines'];

  test('fits as long as it names nothing that is new', async () => {
    const older = {
      ...usual,
      'order/page': call('counted', '{ current?: number }', '{ no: string; lines: {}[] }[]'),
    };
    expect(await meet(['order/detail', 'order/page'], older, newer, used)).toEqual([]);
  });

  test.each([
    ['goes by the reply of order/detail', 'paidBy'],
    ['sends more in the request of order/detail', 'withLines'],
    ['goes by the reply of order/page', 'remark'],
  ])('%s when it names %s', async (said, name) => {
    const older = {
      ...usual,
      'order/page': call('counted', '{ current?: number }', '{ no: string; lines: {}[] }[]'),
    };
    const findings = await meet(['order/detail', 'order/page'], older, newer, [...used, name]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(`mf-orders ${said}`);
  });

  test('does not fit where nobody knows what it uses', async () => {
    expect((await meet(['order/detail'], usual, newer)).join()).toContain(
      'goes by the reply of order/detail',
    );
  });

  test('finds a shape that is another one, however little it names', async () => {
    const other = { ...usual, 'order/detail': call('post', '{ orderId: string }', '{ no: number }') };
    expect((await meet(['order/detail'], other, newer, used)).join()).toContain(
      'goes by the reply of order/detail',
    );
  });
});
