import type { FastifyRequest } from 'fastify';
import { promoteAll } from '../composition/promote';
import type { Revision } from '../composition/revision';
import { createPageServer } from '../page/create-page-server';
import { aFakeApi, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';
import { serverMetrics } from './server-metrics';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  for (const app of ['shell', 'mf-cart']) await t.release(app);
  await promoteAll(t.change());
});
afterEach(() => t.remove());

/** Of a shop that was asked for these addresses. */
async function metricsAfter(...paths: string[]): Promise<string> {
  const api = await aFakeApi((_request, response) => response.end('{}'));
  const metrics = serverMetrics();
  const server = await createServer({ store: t.store, channel: 'stable', api: api.origin, metrics });
  const page = createPageServer({ store: t.store, telemetry: [], metrics });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    for (const path of paths) await send(origin, path);
    expect((await send(origin, '/metrics')).body.toString()).not.toContain('mall_front');
    const reply = await page.inject('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    return reply.body;
  } finally {
    await server.close();
    await page.close();
    await api.close();
  }
}

test('replies are counted and timed by what was asked for, and the team reads them on its own port', async () => {
  const text = await metricsAfter('/', '/shoppingCar', '/apps/mf-cart/9.9.9/none.js', '/api/sale/mall/x');
  expect(text).toMatch(/^mall_front_replies_total\{kind="document",status="200"\} [23]$/m);
  expect(text).toContain('mall_front_replies_total{kind="file",status="404"} 1');
  expect(text).toContain('mall_front_replies_total{kind="call",status="200"} 1');
  expect(text).toContain('mall_front_reply_seconds_count{kind="call"} 1');
  expect(text).toContain('mall_front_revision 1\n');
  expect(text).toContain('mall_front_degraded 0\n');
  expect(text).toContain('process_resident_memory_bytes');
});

test('drawn documents are told from static ones, and faults by their app', async () => {
  const metrics = serverMetrics();
  const drawn = { hash: '', policy: '', variants: {}, cookies: [], isPrivate: false };
  const documents = [drawn, null, drawn];
  const watched = metrics.watchDrawing({
    warm: async () => {},
    documentFor: async () => documents.shift() ?? null,
  });
  for (const wanted of [drawn, null, drawn])
    expect(await watched.documentFor({} as Revision, '', {} as FastifyRequest)).toBe(wanted);
  metrics.drawingFailed('mf-cart');
  const { text } = await metrics.read();
  expect(text).toContain('mall_front_documents_total{outcome="drawn"} 2');
  expect(text).toContain('mall_front_documents_total{outcome="static"} 1');
  expect(text).toContain('mall_front_drawing_faults_total{app="mf-cart"} 1');
});
