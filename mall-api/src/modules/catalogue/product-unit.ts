import type { ProductSku } from 'shared-kernel/contracts';
import type { UnitRow } from './product-queries';
import { stockOf } from './stock';

/** A unit for a buyer; without a price when the buyer may not order the product. */
export const toUnit = (unit: UnitRow, pieces: number, canOrder: boolean): ProductSku => ({
  id: unit.id,
  name: unit.name,
  remark: unit.remark,
  unitCount: unit.unitCount,
  sapUnit: unit.sapUnit,
  matchSellLabel: unit.matchSellLabel,
  taxIncluded: unit.taxIncluded,
  priceUnit: canOrder ? unit.price : null,
  discountPriceUnit: canOrder ? unit.discountPrice : null,
  ...stockOf(pieces, unit.unitCount),
});
