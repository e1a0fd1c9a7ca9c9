import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { aCartLine, aMemberCartSku } from 'shared-kernel/testing';

/** A line whose amounts are calculated from its prices and count. */
export function aLine(over: Partial<MemberCartSku> = {}): MemberCartSku {
  const { id = 'line-1', count = 2, priceUnit = '386.00', discountPriceUnit = priceUnit } = over;
  return aMemberCartSku({
    id,
    skuId: `sku-of-${id}`,
    count,
    priceUnit,
    discountPriceUnit,
    originalAmountUnit: multiplyAmount(priceUnit, count),
    discountAmountUnit: multiplyAmount(discountPriceUnit, count),
    hasGift: (over.gifts ?? []).length > 0,
    ...over,
  });
}

/** A product with these lines and its own id. */
export const aProductWith = (
  lines: MemberCartSku[],
  productSpu: Partial<CartLine['productSpu']> = {},
): CartLine =>
  aCartLine({
    productSpu: { ...aCartLine().productSpu, id: `product-of-${lines[0]?.id}`, ...productSpu },
    memberCartSkus: lines,
  });
