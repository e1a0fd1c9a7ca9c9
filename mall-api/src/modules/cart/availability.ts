import type { Refusal } from 'shared-kernel/contracts';
import { envelopeCodes, limits, shortageText } from 'shared-kernel/domain';
import type { Buyer } from '../../http/buyer';
import { CallError } from '../../http/call-error';
import { mayOrder, type Orderable } from '../catalogue/client-price';
import { unitsIn } from '../catalogue/stock';

export type RefusedLine = NonNullable<Refusal['lines']>[number];

const reasons: Readonly<Record<RefusedLine['reason'], string>> = {
  price: '价格已变更',
  stock: '库存不足',
  unlisted: '已下架或不可订购',
};

/** 60002: names each product's change, all of them in `data.lines`. */
export function changedLines(lines: readonly RefusedLine[]): CallError {
  const named = lines.slice(0, 3).map(({ productName, reason }) => `${productName} ${reasons[reason]}`);
  const rest = lines.length > named.length ? `等 ${lines.length} 项` : '';
  return new CallError(envelopeCodes.priceOrStockChanged, named.join('；') + rest, { lines: [...lines] });
}

/** What limits how much of a SKU a buyer may order. */
export interface Availability extends Orderable {
  readonly skuId: string;
  readonly productId: string;
  readonly productName: string;
  /** Pieces of the product in stock. */
  readonly pieces: number;
  /** Pieces in one unit. */
  readonly unitCount: number;
}

/** Maximum units of an offer on one line; 0 when the buyer may not order it. */
export const mostUnits = (offer: Availability, buyer: Buyer): number =>
  mayOrder(offer, buyer.clientType)
    ? Math.min(unitsIn(offer.pieces, offer.unitCount), limits.maxQuantity)
    : 0;

/**
 * @param held units already in the buyer's cart, to which `count` is added
 * @throws CallError 60002 when the buyer may not order the SKU, or not that many units; says how many are
 * available
 */
export function refuseUnavailable(
  offer: Availability & { readonly unitName: string },
  count: number,
  buyer: Buyer,
  held = 0,
): void {
  const { skuId, productName, unitName } = offer;
  if (!mayOrder(offer, buyer.clientType)) throw changedLines([{ skuId, productName, reason: 'unlisted' }]);
  const maxQty = mostUnits(offer, buyer);
  if (held + count <= maxQty) return;
  throw new CallError(
    envelopeCodes.priceOrStockChanged,
    `${productName} ${shortageText({ maxQty, held }, unitName)}`,
    { lines: [{ skuId, productName, reason: 'stock' }] },
  );
}
