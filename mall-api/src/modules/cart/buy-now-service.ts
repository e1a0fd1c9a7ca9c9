import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import { type Caller, once } from '../idempotency/once';
import { refuseUnavailable } from './availability';
import { buyNowRepository } from './buy-now-repository';
import { cartRepository } from './repository';
import { refuseFull } from './service';

/**
 * "Buy now": orders one product while the rest of the cart waits
 * (docs/decisions/cart.md#buy-now-orders-just-that).
 */
export function createBuyNowService(db: Database, clock: () => Date) {
  const cartAmount = async (buyer: Buyer) => ({ amount: await cartRepository(db).countLines(buyer) });

  return {
    /**
     * Puts units of a SKU into the cart as the only selected ones, once per key.
     * @throws CallError 60004 unknown SKU, 60002 not for sale to the buyer or not in stock, 60003 the cart is
     * full
     */
    async buy(
      caller: Caller,
      { skuId, count }: Pick<ParsedRequestOf<'memberCart/add'>, 'skuId' | 'count'>,
    ): Promise<ReplyOf<'memberCart/add'>> {
      const { buyer } = caller;
      await once(db, caller, { call: 'memberCart/add', skuId, count, alone: true }, async (tx) => {
        const [cart, buyNow] = [cartRepository(tx), buyNowRepository(tx)];
        const [offer] = await cart.offers(buyer, [skuId]);
        if (!offer) throw notFound('商品规格');
        const isSplit = await buyNow.isSplit(buyer, skuId);
        refuseUnavailable(offer, isSplit ? offer.inCart + count : count, buyer);
        if (offer.inCart === 0) await refuseFull(cart, buyer);
        await buyNow.setOthersAside(buyer, [skuId]);
        const line = { skuId, count, seenPrice: offer.discountPrice };
        if (isSplit) await cart.add(buyer, [line], clock());
        else await buyNow.put(buyer, line, clock());
        return null;
      });
      return cartAmount(buyer);
    },

    /** Selects the set-aside lines again and merges earlier counts. */
    async restore(buyer: Buyer): Promise<ReplyOf<'memberCart/restore'>> {
      await db.transaction(async (tx) => {
        const buyNow = buyNowRepository(tx);
        await buyNow.merge(buyer);
        await buyNow.tickAgain(buyer);
      });
      return cartAmount(buyer);
    },
  };
}

export type BuyNowService = ReturnType<typeof createBuyNowService>;
