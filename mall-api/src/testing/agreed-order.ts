import { eq, inArray } from 'drizzle-orm';
import type { AgreedOrder, SubmitOrder } from 'shared-kernel/contracts';
import type { Queries } from '../db/database';
import { consignees, hospitals, productSkus } from '../db/schema';
import { sumOf, times } from '../wire/amount';

/** What a buyer agrees to who sees the cart's lines at their list prices. */
export async function agreedTo(
  db: Queries,
  { consigneeId = '' }: SubmitOrder,
  lines: readonly { skuId: string; count: number }[],
): Promise<AgreedOrder> {
  const skus = await db
    .select()
    .from(productSkus)
    .where(
      inArray(
        productSkus.id,
        lines.map(({ skuId }) => skuId),
      ),
    );
  const priceOf = (skuId: string) => skus.find(({ id }) => id === skuId)?.discountPrice ?? '0.00';
  const [address] = await db
    .select({
      name: consignees.name,
      phone: consignees.phone,
      address: consignees.address,
      hospitalName: hospitals.name,
    })
    .from(consignees)
    .leftJoin(hospitals, eq(hospitals.id, consignees.hospitalId))
    .where(eq(consignees.id, consigneeId));
  const total = sumOf(lines.map(({ skuId, count }) => times(priceOf(skuId), count)));
  return {
    lines: lines.map(({ skuId, count }) => ({ skuId, count, discountPriceUnit: priceOf(skuId), note: '' })),
    consignees: [
      {
        id: consigneeId,
        name: address?.name ?? '',
        phone: address?.phone ?? '',
        address: address?.address ?? '',
        hospitalName: address?.hospitalName ?? null,
      },
    ],
    productTotalAmountUnit: total,
    couponAmountUnit: '0.00',
    rebateAmountUnit: '0.00',
    totalAmountUnit: total,
  };
}
