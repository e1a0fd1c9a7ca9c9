import {
  idempotencyKeys,
  mailOutbox,
  messageOutbox,
  messages,
  sessions,
  smsCodes,
  throttleCounters,
} from './db/schema';
import { claimSweep, sweepEnded } from './housekeeping';
import { openShop, type TestShop } from './testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('expired rows are deleted, valid ones stay', async () => {
  const { memberId } = await shop.buyer();
  await shop.ask('member/verifycode', { mobilePhone: '19999999999' });
  await shop.db.insert(smsCodes).values({
    mobilePhone: '13800000001',
    purpose: 'login',
    codeHash: 'x',
    expiresAt: new Date(shop.time.now.getTime() + 300_000),
  });
  await shop.db
    .insert(idempotencyKeys)
    .values({ memberId, key: 'key', requestHash: 'x', createdAt: shop.time.now });
  const counts = async () => {
    const tables = [sessions, smsCodes, throttleCounters, idempotencyKeys];
    return Promise.all(tables.map((table) => shop.db.$count(table)));
  };
  const after = async (hours: number) => {
    await sweepEnded(shop.db, new Date(shop.time.now.getTime() + hours * 3_600_000));
    return counts();
  };
  expect(await after(0)).toEqual([1, 2, 4, 1]);
  expect(await after(2)).toEqual([1, 0, 2, 1]);
  expect(await after(13)).toEqual([0, 0, 2, 1]);
  expect(await after(7 * 24 + 1)).toEqual([0, 0, 0, 0]);
});

test('what has left the shop is deleted a day later, what waits stays', async () => {
  const { memberId } = await shop.buyer();
  const [message] = await shop.db
    .insert(messages)
    .values({ memberId, kind: 'order', title: '订单已发货', content: '订单 AL1' })
    .returning();
  const { now } = shop.time;
  const row = { messageId: message?.id ?? '', nextAt: now };
  await shop.db.insert(messageOutbox).values([
    { ...row, channel: 'text', state: 'sent', endedAt: now },
    { ...row, channel: 'mail' },
  ]);
  await shop.db
    .insert(mailOutbox)
    .values({ email: 'shen@hospital.example', subject: '订单', content: '已发货', sentAt: now });
  const after = async (hours: number) => {
    await sweepEnded(shop.db, new Date(now.getTime() + hours * 3_600_000));
    return [await shop.db.$count(messageOutbox), await shop.db.$count(mailOutbox)];
  };
  expect(await after(23)).toEqual([2, 1]);
  expect(await after(25)).toEqual([1, 0]);
  await shop.db.delete(messageOutbox);
});

test('of processes that sweep at once one does, and again an hour later', async () => {
  const at = (minutes: number) => new Date(shop.time.now.getTime() + minutes * 60_000);
  const sweepers = async (minutes: number) => {
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimSweep(shop.db, at(minutes))));
    return claims.filter(Boolean).length;
  };
  expect(await sweepers(0)).toBe(1);
  expect(await sweepers(57)).toBe(0);
  expect(await sweepers(60)).toBe(1);
  expect(await sweepers(60)).toBe(0);
  expect(await sweepers(121)).toBe(1);
  // Written by a clock that was a day ahead.
  expect(await sweepers(24 * 60)).toBe(1);
  expect(await sweepers(122)).toBe(1);
});
