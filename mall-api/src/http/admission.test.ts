import Fastify from 'fastify';
import { type CallPath, calls as contracts } from 'shared-kernel/contracts';
import { createGuestAdmissions, guestAdmission } from './admissions';
import { createBulkhead } from './bulkhead';
import { createCallRegistry } from './calls';
import { answerFailures } from './failures';

test('concurrent submissions look up few sessions at a time, and other calls do not wait for them', async () => {
  const app = Fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  answerFailures(app);
  const looking: (() => void)[] = [];
  const buyer = { memberId: '1', memberName: '', clientId: '1', clientName: '', clientType: 1 } as const;
  const calls = createCallRegistry(app, {
    requireRole: async () => {},
    authenticate: () => new Promise((found) => looking.push(() => found(buyer as never))),
    uploads: {} as never,
    guestAdmission: (path) => guestAdmission(createGuestAdmissions(10, 60_000), path),
  });
  const admission = createBulkhead({ atOnce: 2, waiting: 6, within: 60_000 });
  calls.forBuyer('order/receive', async () => null, admission);
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

test('every call without a session has its queue, and logins do not delay visitors', async () => {
  const open = (Object.keys(contracts) as CallPath[]).filter((path) => contracts[path].access === 'open');
  const guests = createGuestAdmissions(10, 60_000);
  const asked: Promise<void>[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = new Map<string, number>();
  for (const path of open) {
    for (let n = 0; n < 10; n += 1) {
      const work = () => {
        running.set(path, (running.get(path) ?? 0) + 1);
        return ended;
      };
      asked.push(guestAdmission(guests, path)(work, 'stranger'));
    }
  }
  expect(Object.fromEntries(running)).toEqual({
    'member/web/login': 2,
    'member/web/login/key': 5,
    'telemetry/report': 2,
  });
  end();
  await Promise.all(asked);
});
