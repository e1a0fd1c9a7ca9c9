import Fastify from 'fastify';
import { createBulkhead } from './bulkhead';
import { createCallRegistry } from './calls';
import { answerFailures } from './failures';

test('however many submit at once, few sessions are looked for at a time, and other calls wait for none of it', async () => {
  const app = Fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  answerFailures(app);
  const looking: (() => void)[] = [];
  const buyer = { memberId: '1', memberName: '', clientId: '1', clientName: '', clientType: 1 } as const;
  const calls = createCallRegistry(
    app,
    () => new Promise((found) => looking.push(() => found(buyer as never))),
    {} as never,
  );
  const entrance = createBulkhead({ atOnce: 2, waiting: 6, within: 60_000 });
  calls.forBuyer('order/receive', async () => null, entrance);
  calls.forBuyer('order/cancel', async () => null);

  const send = (path: string) =>
    app.inject({
      method: 'POST',
      url: `/api/sale/mall/${path}`,
      headers: { 'a-session-id': 'token' },
      payload: { orderId: '1' },
    });
  const all = Array.from({ length: 10 }, () => send('order/receive'));
  await expect(Promise.any(all)).resolves.toMatchObject({ statusCode: 429 });
  expect(looking).toHaveLength(2);
  const other = send('order/cancel');
  while (looking.length < 3) await new Promise(setImmediate);
  looking[2]?.();
  expect((await other).statusCode).toBe(200);
  for (let next = 0; next < 9; next += 1) {
    while (looking.length <= next) await new Promise(setImmediate);
    if (next !== 2) looking[next]?.();
  }
  const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(8);
  expect(codes.filter((code) => code === 429)).toHaveLength(2);
  await app.close();
});
