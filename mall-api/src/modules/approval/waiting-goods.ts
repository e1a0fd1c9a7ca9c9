import type { MemberCartSku } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { approvalRepository } from './repository';

export type WaitingGoods = ReadonlyMap<string, NonNullable<MemberCartSku['approval']>>;

/** The buyer's goods that wait for approval, by SKU, with the latest approval of each. */
export async function waitingGoods(db: Queries, { memberId, hasColleagues }: Buyer): Promise<WaitingGoods> {
  if (!hasColleagues) return new Map();
  const waiting = await approvalRepository(db).waiting(memberId);
  return new Map(
    waiting.flatMap(({ id, no, request }) =>
      request.cartSkuS.map(({ skuId }) => [skuId, { id, no }] as const),
    ),
  );
}
