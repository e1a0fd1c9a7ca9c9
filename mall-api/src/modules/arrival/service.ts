import type { ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import { mayOrder } from '../catalogue/client-price';
import { arrivalRepository } from './repository';

/** Back-in-stock notices (docs/decisions/catalogue.md#a-back-in-stock-notice-is-sent-once). */
export function createArrivalService(db: Database, clock: () => Date) {
  return {
    async list(buyer: Buyer): Promise<ReplyOf<'product/arrival/list'>> {
      const rows = await arrivalRepository(db).list(buyer);
      return rows.map(({ expectedOn, createdAt, ...product }) => ({
        ...product,
        expectedDate: expectedOn,
        createTime: formatTime(createdAt),
      }));
    },

    /**
     * @throws CallError 60004 no such product for this buyer, 60003 it is in stock, or the buyer has too many
     * notices
     */
    async add(buyer: Buyer, productId: string): Promise<null> {
      await db.transaction(async (tx) => {
        const arrivals = arrivalRepository(tx);
        const product = await arrivals.lockProduct(productId);
        if (!product || !mayOrder(product, buyer.clientType)) throw notFound('商品');
        if (product.inStock) throw wrongState('该商品有货，可直接加入购物车');
        if ((await arrivals.count(buyer)) >= limits.arrivalNotices) {
          throw wrongState(`最多订阅 ${limits.arrivalNotices} 种商品的到货通知，请先取消不需要的`);
        }
        await arrivals.add(buyer, productId, clock());
      });
      return null;
    },

    /** Cancelling a missing notice succeeds. */
    async cancel(buyer: Buyer, productId: string): Promise<null> {
      await arrivalRepository(db).remove(buyer, productId);
      return null;
    },
  };
}

export type ArrivalService = ReturnType<typeof createArrivalService>;
