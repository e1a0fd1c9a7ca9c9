import type { Queries } from '../../db/database';
import { writeMessages } from '../notification/write-messages';
import { arrivalRepository } from './repository';

/**
 * Notifies a product's subscribers once that it is in stock. Called in the transaction that adds stock, and
 * hourly for stock from other sources.
 */
export async function notifyArrivals(
  tx: Queries,
  now: Date,
  productIds?: readonly string[] | undefined,
): Promise<void> {
  const told = await arrivalRepository(tx).takeArrived(productIds);
  await writeMessages(
    tx,
    told.map(({ memberId, product: { id, name, model } }) => ({
      memberId,
      kind: 'arrival' as const,
      title: '您关注的商品已到货',
      content: `${name}（${model}）已有货，库存以下单时为准。`,
      productId: id,
      createdAt: now,
    })),
  );
}
