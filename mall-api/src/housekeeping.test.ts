import { idempotencyKeys, sessions, smsCodes, throttleCounters } from './db/schema';
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
