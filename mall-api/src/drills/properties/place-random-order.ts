import { eq } from 'drizzle-orm';
import type { SubmitOrder } from 'shared-kernel/contracts';
import { consignees, skuGifts } from '../../db/schema';
import { addConsignee, addHospital, addProduct } from '../../testing/builders';
import type { Checkout } from '../../testing/checkout';
import type { TestShop } from '../../testing/shop';
import { cents, sum, toYuan } from './own-arithmetic';
import type { RandomOrder } from './random-orders';

/** A requested line: unit price, and quantity per address. */
export interface AskedLine {
  readonly skuId: string;
  readonly giftSkuId: string;
  readonly price: bigint;
  readonly discount: bigint;
  readonly parts: readonly number[];
  readonly gifts: number;
}

export const countOf = ({ parts }: Pick<AskedLine, 'parts'>) =>
  parts.reduce((total, part) => total + part, 0);

async function putOnSale(shop: TestShop, { lines }: RandomOrder) {
  const asked: (AskedLine & { giftCode: string })[] = [];
  for (const { price, share, unitCount, parts, gifts } of lines) {
    const discount = Math.max(Math.floor((price * share) / 100), 1);
    const { skuId } = await addProduct(shop.db, {
      pieces: 100_000_000,
      skus: [{ unitCount, price: toYuan(BigInt(price)), discountPrice: toYuan(BigInt(discount)) }],
    });
    const gift = await addProduct(shop.db, { pieces: 100_000_000, skus: [{ price: '7.77' }] });
    await shop.db.insert(skuGifts).values({ skuId, giftSkuId: gift.skuId, count: 1 });
    asked.push({
      skuId,
      giftSkuId: gift.skuId,
      giftCode: gift.skuCodes[0] ?? '',
      price: BigInt(price),
      discount: BigInt(discount),
      parts,
      gifts,
    });
  }
  return asked;
}

/** Adds addresses for a split order; by name. */
async function addPlaces(shop: TestShop, clientId: string) {
  const places: { hospitalId: string; consigneeId: string; name: string }[] = [];
  for (let place = 0; place < 3; place += 1) {
    const { id: hospitalId } = await addHospital(shop.db, clientId);
    const consigneeId = await addConsignee(shop.db, { hospitalId });
    const [row] = await shop.db.select().from(consignees).where(eq(consignees.id, consigneeId));
    places.push({ hospitalId, consigneeId, name: row?.name ?? '' });
  }
  return places;
}

/** Fills the cart, compares it with the request, and orders it. */
export async function placeRandomOrder(
  shop: TestShop,
  { buyer, order }: Checkout,
  random: RandomOrder & { split: boolean },
) {
  const asked = await putOnSale(shop, random);
  const places = random.split ? await addPlaces(shop, buyer.clientId) : [];
  const entries: SubmitOrder['cartSkuS'] = [];
  for (const line of asked) await buyer.get('memberCart/add', { skuId: line.skuId, count: countOf(line) });
  const cart = (await buyer.get('memberCart/page', {})).list.flatMap(({ memberCartSkus }) => memberCartSkus);
  expect(sum(cart.map((line) => cents(line.discountAmountUnit)))).toBe(
    sum(asked.map((line) => line.discount * BigInt(countOf(line)))),
  );
  expect(sum(cart.map((line) => cents(line.originalAmountUnit)))).toBe(
    sum(asked.map((line) => line.price * BigInt(countOf(line)))),
  );
  for (const { skuId, parts, gifts, giftCode } of asked) {
    // A line has no more gifts than pieces.
    const given = Math.min(gifts, parts[0] ?? 0);
    const giftSkus = given > 0 ? [{ code: giftCode, count: given }] : [];
    if (!random.split) entries.push({ skuId, giftSkus });
    const cartSkuId = cart.find((line) => line.skuId === skuId)?.id ?? '';
    for (const [place, count] of (random.split ? parts : []).entries()) {
      const { hospitalId: hospitalClientId = '', consigneeId = '' } = places[place] ?? {};
      const part = { cartSkuId, hospitalClientId, consigneeId, count, sort: place };
      await buyer.get('memberCart/consignee/edit', part);
      entries.push({ skuId, consigneeId, giftSkus: place === 0 ? giftSkus : [] });
    }
  }
  const { whetherUseRebate } = random;
  const whole = order([], { whetherUseRebate, cartSkuS: entries });
  const { consigneeId: _, hospitalClientId: __, ...toParts } = whole;
  const { id } = await buyer.get('order/generateOrder', random.split ? toParts : whole);
  return { id, asked, placeNames: places.map(({ name }) => name) };
}
