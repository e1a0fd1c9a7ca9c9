import { and, eq, isNull, type SQLWrapper } from 'drizzle-orm';
import { memberCartSkus } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

/** Condition for the line of a buyer's cart to which a SKU is added: that of no dealer. */
export const ofNoDealer = ({ memberId }: Buyer, skuId: string | SQLWrapper) =>
  and(
    eq(memberCartSkus.memberId, memberId),
    eq(memberCartSkus.skuId, skuId),
    isNull(memberCartSkus.dealerCode),
  );
