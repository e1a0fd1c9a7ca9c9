import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { waitingGoods } from '../approval/waiting-goods';
import { askedInCart } from '../budget/asked-in-cart';
import { clientRepository } from '../client/repository';
import { type Caller, once } from '../idempotency/once';
import { atQuotedPrice, quotedGoods } from '../quote/quoted-goods';
import { refuseUnavailable } from './availability';
import { toCartLines } from './cart-line';
import { type CartRepository, cartRepository } from './repository';
import { splitRepository } from './split-repository';

/** @throws CallError 60003 when the cart is full */
export async function refuseFull(cart: CartRepository, buyer: Buyer): Promise<void> {
  if ((await cart.countLines(buyer)) >= limits.cartLines) {
    throw wrongState(`购物车最多 ${limits.cartLines} 行，请先结算或移除部分商品`);
  }
}

/** The buyer's cart (docs/specification.md#cart-calls). Every change returns the number of lines. */
export function createCartService(db: Database, clock: () => Date) {
  const cart = cartRepository(db);

  const cartAmount = async (buyer: Buyer) => ({ amount: await cart.countLines(buyer) });

  async function allOrNothing(
    buyer: Buyer,
    ids: readonly string[],
    change: (repository: CartRepository, ids: readonly string[]) => Promise<number>,
  ) {
    const distinct = [...new Set(ids)];
    await db.transaction(async (tx) => {
      if ((await change(cartRepository(tx), distinct)) < distinct.length) throw notFound('购物车商品');
    });
    return cartAmount(buyer);
  }

  return {
    amount: cartAmount,

    held: (buyer: Buyer): Promise<ReplyOf<'memberCart/held'>> => cart.held(buyer),

    /**
     * Returns lines by product, with changes since they were added; marks the prices as seen.
     * @throws CallError 60004 for a dealer that is not the client's
     */
    async page(
      buyer: Buyer,
      { dealerCode, ...page }: ParsedRequestOf<'memberCart/page'>,
    ): Promise<ReplyOf<'memberCart/page'>> {
      if (dealerCode !== undefined && !(await clientRepository(db).findDealerByCode(buyer, dealerCode))) {
        throw notFound('经销商');
      }
      const [found, total] = await Promise.all([
        cart.lines(buyer, dealerCode, page),
        cart.countProducts(buyer, dealerCode),
      ]);
      if (found.length === 0) return { list: [], total };
      const now = clock();
      const quoted = await quotedGoods(db, buyer, found, { now });
      const lines = found.map((line) => atQuotedPrice(line, quoted));
      const moved = lines.filter(({ knownPrice, discountPrice }) => knownPrice !== discountPrice);
      if (moved.length > 0) await cart.markShown(moved);
      const [gifts, parts, waiting, asked] = await Promise.all([
        cart.gifts(lines.map(({ skuId }) => skuId)),
        cart.parts(lines.map(({ id }) => id)),
        waitingGoods(db, buyer),
        askedInCart(db, buyer, lines, now),
      ]);
      return { list: toCartLines(lines, gifts, parts, { waiting, asked, quoted }, buyer), total };
    },

    /**
     * Adds units of a SKU to the cart, once per key.
     * @throws CallError 60004 unknown SKU, 60002 not for sale to the buyer or not in stock, 60003 the cart is
     * full
     */
    async add(
      caller: Caller,
      { skuId, count }: ParsedRequestOf<'memberCart/add'>,
    ): Promise<ReplyOf<'memberCart/add'>> {
      const { buyer } = caller;
      await once(db, caller, { call: 'memberCart/add', skuId, count }, async (tx) => {
        const lines = cartRepository(tx);
        const [offer] = await lines.offers(buyer, [skuId]);
        if (!offer) throw notFound('商品规格');
        refuseUnavailable(offer, count, buyer, offer.inCart);
        if (offer.inCart === 0) await refuseFull(lines, buyer);
        await lines.add(buyer, [{ skuId, count, seenPrice: offer.discountPrice }], clock());
        return null;
      });
      return cartAmount(buyer);
    },

    /**
     * Takes back what was just added, once per key; a line of which nothing is left is removed.
     * @throws CallError 60003, and nothing changes, when less would be left than its parts add up to
     */
    async takeBack(
      caller: Caller,
      { rows }: ParsedRequestOf<'memberCart/takeBack'>,
    ): Promise<ReplyOf<'memberCart/takeBack'>> {
      const { buyer } = caller;
      await once(db, caller, { call: 'memberCart/takeBack', rows }, async (tx) => {
        const [lines, split] = [cartRepository(tx), splitRepository(tx)];
        for (const { skuId, count } of rows) {
          const line = await lines.lockAdded(buyer, skuId);
          if (!line) continue;
          const left = Math.max(line.count - count, 0);
          if (left < (await split.total(line.id))) throw wrongState('该商品已拆分配送，请在拆分配送中修改');
          if (left === 0) await lines.remove(buyer, [line.id]);
          else await lines.changeLine(line.id, { count: left, at: clock() });
        }
        return null;
      });
      return cartAmount(buyer);
    },

    /**
     * Changes a line's count at its price, or its unit; merges with an existing line of the new unit.
     * @throws CallError 60004 not the buyer's line, 60001 a unit of another product, 60002 not in stock,
     * 60003 another unit for a split line, or less than its parts add up to
     */
    async edit(
      buyer: Buyer,
      { id, skuId, count: wanted }: ParsedRequestOf<'memberCart/edit'>,
    ): Promise<ReplyOf<'memberCart/edit'>> {
      await db.transaction(async (tx) => {
        const [lines, split] = [cartRepository(tx), splitRepository(tx)];
        const line = await lines.lockLine(buyer, id);
        if (!line) throw notFound('购物车商品');
        const [offer] = await lines.offers(buyer, [skuId]);
        const [parts, given] = [await split.countParts(id), await split.total(id)];
        if (!offer) throw notFound('商品规格');
        if (offer.productId !== line.productId) throw invalid('只能更换为同一商品的其他规格');
        if (parts > 0 && skuId !== line.skuId) throw wrongState('该商品已拆分配送，请在拆分配送中修改');
        if (wanted < given) throw wrongState(`已分配 ${given} ${offer.unitName}，请先在拆分配送中减少`);
        const merged = skuId === line.skuId ? undefined : await lines.absorb(buyer, line.dealerCode, skuId);
        const count = wanted + (merged?.count ?? 0);
        const note = line.note || (merged?.note ?? '');
        refuseUnavailable(offer, count, buyer);
        // Changing the quantity does not accept a changed price; another unit has its own.
        const seen = skuId === line.skuId ? {} : { seenPrice: offer.discountPrice, shownPrice: null };
        await lines.changeLine(id, { skuId, count, note, ...seen, at: clock() });
      });
      return cartAmount(buyer);
    },

    /** @throws CallError 60004 not the buyer's line */
    setNote: (buyer: Buyer, id: string, note: string): Promise<ReplyOf<'memberCart/note'>> =>
      allOrNothing(buyer, [id], (repository) => repository.setNote(buyer, id, note)),

    /** @throws CallError 60004, and nothing changes, when one of the lines is not the buyer's */
    select: (
      buyer: Buyer,
      ids: readonly string[],
      selected: boolean,
    ): Promise<ReplyOf<'memberCart/select'>> =>
      allOrNothing(buyer, ids, (repository, distinct) => repository.select(buyer, distinct, selected)),

    /** @throws CallError 60004, and nothing changes, when one of the lines is not the buyer's */
    remove: (buyer: Buyer, ids: readonly string[]): Promise<ReplyOf<'memberCart/delete'>> =>
      allOrNothing(buyer, ids, (repository, distinct) => repository.remove(buyer, distinct)),
  };
}

export type CartService = ReturnType<typeof createCartService>;
