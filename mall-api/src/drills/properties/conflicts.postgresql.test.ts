import { and, eq } from 'drizzle-orm';
import { cartSkuConsignees, memberCartSkus } from '../../db/schema';
import { addConsignee, addProduct } from '../../testing/builders';
import { addPayWays, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

/** Concurrent actions of two tabs or two members of a client; each pair repeatedly. */
const rounds = 40;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const codes = async (...asked: Promise<{ code: string }>[]) =>
  (await Promise.all(asked)).map(({ code }) => code);

/** The cart line of a SKU. */
async function lineOf({ memberId }: TestBuyer, skuId: string) {
  const [line] = await shop.db
    .select()
    .from(memberCartSkus)
    .where(and(eq(memberCartSkus.memberId, memberId), eq(memberCartSkus.skuId, skuId)));
  return line;
}

test('the same lines added concurrently in opposite orders are all added', async () => {
  const buyer = await shop.buyer();
  const { skuIds } = await addProduct(shop.db, {
    pieces: 1_000_000,
    skus: Array.from({ length: 30 }, () => ({})),
  });
  const lines = skuIds.map((skuId) => ({ skuId, count: 1 }));
  for (let round = 0; round < rounds; round += 1) {
    const replies = await codes(
      buyer.ask('memberCart/addBatch', { rows: lines }),
      buyer.ask('memberCart/addBatch', { rows: lines.toReversed() }),
    );
    expect(replies).toEqual(['0', '0']);
  }
  expect((await lineOf(buyer, skuIds[0] ?? ''))?.count).toBe(2 * rounds);
});

test('a line that changes to a unit added concurrently merges with it', async () => {
  const buyer = await shop.buyer();
  const { skuIds } = await addProduct(shop.db, { pieces: 1_000_000, skus: [{}, {}] });
  const [one = '', other = ''] = skuIds;
  for (let round = 0; round < rounds; round += 1) {
    await buyer.get('memberCart/add', { skuId: one, count: 1 });
    const id = (await lineOf(buyer, one))?.id ?? '';
    const replies = await codes(
      buyer.ask('memberCart/edit', { id, skuId: other, count: 1 }),
      buyer.ask('memberCart/add', { skuId: other, count: 1 }),
    );
    expect(replies).toEqual(['0', '0']);
    expect((await lineOf(buyer, other))?.count).toBe(2 * (round + 1));
  }
});

test('an address deleted during submission is in the order, or the order is refused', async () => {
  const { buyer, order } = await readyToCheckOut(shop);
  const { skuId } = await addProduct(shop.db, { pieces: 1_000_000 });
  for (let round = 0; round < rounds; round += 1) {
    await buyer.get('memberCart/add', { skuId, count: 1 });
    const consigneeId = await addConsignee(shop.db, { clientId: buyer.clientId });
    const [submitted, deleted] = await codes(
      buyer.ask('order/generateOrder', order([skuId], { consigneeId })),
      buyer.ask('client/consignee/delete', { id: consigneeId }),
    );
    expect(deleted).toBe('0');
    expect(['0', '60004']).toContain(submitted);
  }
});

test('an address deleted during a split is in no part, or the split is refused', async () => {
  const { buyer } = await readyToCheckOut(shop, 5);
  const { skuId } = await addProduct(shop.db, { pieces: 1_000_000 });
  await buyer.get('memberCart/add', { skuId, count: 1 });
  const cartSkuId = (await lineOf(buyer, skuId))?.id ?? '';
  for (let round = 0; round < rounds; round += 1) {
    const consigneeId = await addConsignee(shop.db, { clientId: buyer.clientId });
    const part = { cartSkuId, consigneeId, count: 1, sort: 0 };
    await buyer.get('memberCart/consignee/edit', part);
    const [split, deleted] = await codes(
      buyer.ask('memberCart/consignee/edit', { ...part, id: await partOf(cartSkuId), count: 2 }),
      buyer.ask('client/consignee/delete', { id: consigneeId }),
    );
    expect(deleted).toBe('0');
    expect(['0', '60004']).toContain(split);
    expect(await shop.db.$count(cartSkuConsignees)).toBe(0);
  }
});

async function partOf(cartSkuId: string): Promise<string> {
  const [part] = await shop.db
    .select()
    .from(cartSkuConsignees)
    .where(eq(cartSkuConsignees.cartSkuId, cartSkuId));
  return part?.id ?? '';
}
