import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type RequestOptions, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let server: FastifyInstance;
let origin: string;

beforeEach(async () => {
  t = await aStore();
  server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:4199' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await t.remove();
});

const report = (options: RequestOptions) => send(origin, '/telemetry', { method: 'POST', ...options });
const json = { 'content-type': 'application/json' };
const log = async (): Promise<object[]> => {
  const [day] = await readdir(t.store.telemetry).catch(() => []);
  if (day === undefined) return [];
  const lines = (await readFile(join(t.store.telemetry, day), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line));
};

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'telemetry is kept when sent as %s',
  async (type) => {
    const beacon = { kind: 'remote-failed', app: 'mf-cart' };
    const reply = await report({ headers: { 'content-type': type }, body: JSON.stringify(beacon) });
    expect(reply.status).toBe(204);
    expect(await log()).toEqual([{ at: expect.any(String), userAgent: null, beacon }]);
  },
);

test.each([
  ['not JSON', '{', 400],
  ['no object', '[1]', 400],
  ['too much', JSON.stringify({ text: 'x'.repeat(20_000) }), 413],
  ['nothing', '', 400],
])('telemetry is refused when it is %s', async (_, body, status) => {
  expect((await report({ headers: json, body })).status).toBe(status);
  expect(await log()).toEqual([]);
});

test('telemetry of an address that sends too much is refused, and nothing else of it', async () => {
  const replies = await Promise.all(Array.from({ length: 80 }, () => report({ headers: json, body: '{}' })));
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await send(origin, '/composition.json')).status).toBe(503);
});
