import type { GiftPackInfo } from 'shared-kernel/contracts';
import type { OrderStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import { giftPackInfo } from './gift-pack-info';
import { giftPackRepository } from './repository';

/** Gift packs of the buyer's orders (section 4, gift packs). */
export function createGiftPackService(db: Database, clock: () => Date) {
  const packs = giftPackRepository(db);
  return {
    /** Which packs an order brings, and whether they are configured. @throws CallError 60004 not the buyer's order */
    async info(buyer: Buyer, orderId: string): Promise<GiftPackInfo> {
      const status = await packs.statusOfOrder(buyer, orderId);
      if (status === undefined) throw notFound('订单');
      return giftPackInfo(await packs.ofOrder(orderId), status as OrderStatus, clock());
    },
  };
}

export type GiftPackService = ReturnType<typeof createGiftPackService>;
