import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aKernel } from '../testing/a-kernel';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { apiContract } from './api-contract';
import { readApiDocument } from './api-document';

const project = join(__dirname, '..', '..', '..');
let t: TestStore;
let api: Server;
let told: unknown;
beforeAll(async () => {
  t = await aStore();
  api = createServer((_request, reply) => reply.end(JSON.stringify(told))).listen(0);
});
afterAll(async () => {
  api.close();
  await t.remove();
});

const order = {
  request: {
    type: 'object',
    properties: { id: { type: 'string' }, checkOnly: { type: 'boolean' } },
    required: ['id'],
  },
  reply: {
    type: 'object',
    properties: {
      no: { type: 'string' },
      status: { type: 'number', enum: [1, 2] },
      note: { type: ['string', 'null'] },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
      },
    },
    required: ['no', 'status', 'note', 'lines'],
  },
};
const documented = ({ request, reply }: { request: object; reply: object }) => ({
  requestBody: { content: { 'application/json': { schema: request } } },
  responses: {
    200: {
      content: {
        'application/json': {
          schema: { oneOf: [{ type: 'object', properties: { data: reply } }, { type: 'object' }] },
        },
      },
    },
  },
});

const usual = {
  request: '{ id: string; checkOnly?: boolean }',
  reply: '{ no: string; status: 1 | 2; note: string | null; lines: { count: number }[] }',
};
let kernels = 0;

/** What the check finds when an app that was compiled with some shapes meets an API that documents others. */
async function meet(
  built: { request: string; reply: string },
  { app = 'mf-orders', names }: { app?: string; names?: string[] } = {},
) {
  const surface = {
    'contracts/index.ts': [
      `interface Calls { 'order/detail': { request: ${built.request}; reply: ${built.reply} } }`,
      "export type RequestOf<P extends keyof Calls> = Calls[P]['request'];",
      "export type ReplyOf<P extends keyof Calls> = Calls[P]['reply'];",
    ].join('\n'),
  };
  const { text, digest } = aKernel(surface, String(kernels++));
  const description = {
    surface: digest,
    calls: ['order/detail'],
    ...(names && { uses: { names, given: {} } }),
  };
  const publish = async (one: string, described: Record<string, unknown>) => {
    const dist = `${t.folder}/${one}`;
    if (one === 'shell') await buildShell(dist, { description: described });
    else await buildRemote(dist, { app: one, mount: [`/${one}`], description: described });
    await writeFile(join(dist, 'kernel-surface.json'), text);
    return (await t.publish(dist)).release;
  };
  const releases = [
    await publish('shell', app === 'shell' ? description : {}),
    await publish('mf-orders', app === 'shell' ? {} : description),
  ];
  told = { info: { version: '1.0' }, paths: { '/api/sale/mall/order/detail': { post: documented(order) } } };
  const document = await readApiDocument(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const composed = new Map(releases.map((release) => [release.app, release]));
  return apiContract({ store: t.store, releases: composed, candidates: new Set([app]), project }, document);
}

test.each(['mf-orders', 'shell'])('%s fits the API whose shapes it was compiled with', async (app) => {
  expect(await meet(usual, { app })).toEqual({
    check: 'api-contract',
    passed: true,
    findings: [],
  });
});

test.each([
  [
    'a field of the reply that the API lacks',
    'reply',
    '{ no: string; weight: number }',
    /reply of order\/detail.*weight/,
  ],
  ['one of another kind', 'reply', '{ no: number }', /reply of order\/detail/],
  ['one that may be null, which it does not expect', 'reply', '{ note: string }', /reply of order\/detail/],
  ['fewer states than there are', 'reply', '{ status: 1 }', /reply of order\/detail/],
  ['a field in a list', 'reply', '{ lines: { price: string }[] }', /reply of order\/detail.*price/],
  [
    'a request without what the API demands',
    'request',
    '{ checkOnly?: boolean }',
    /goes by the request of order\/detail/,
  ],
  [
    'more in a request than the API knows',
    'request',
    '{ id: string; reason?: string }',
    /sends more in the request of order\/detail.*reason/,
  ],
])('%s is found', async (_what, part, type, says) => {
  const { passed, findings } = await meet({ ...usual, [part]: type });
  expect(passed).toBe(false);
  expect(findings.join('\n')).toMatch(says);
});

test('what the reply lacks, and the remote does not use, is no matter', async () => {
  const reply = '{ no: string; weight: number }';
  expect(await meet({ ...usual, reply }, { names: ['no'] })).toMatchObject({ passed: true });
  expect(await meet({ ...usual, reply }, { names: ['no', 'weight'] })).toMatchObject({
    passed: false,
  });
});

test('an API that says nothing of itself leaves the check undone', async () => {
  told = { paths: [] };
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await expect(readApiDocument(address)).rejects.toThrow(/expected/);
});
