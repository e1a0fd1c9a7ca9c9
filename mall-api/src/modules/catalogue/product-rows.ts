import type { OrderableProduct, ProductRow } from 'shared-kernel/contracts';
import { groupBy } from '../../collections/group-by';
import type { Buyer } from '../../http/buyer';
import { specsOf } from './facet-values';
import { type ProductRow as CardRow, toCard } from './product-card';
import type { ProductQueries, UnitRow } from './product-queries';
import { toUnit } from './product-unit';

/** A product with the units that can be added to the cart. */
export function toOrderable(
  row: CardRow,
  units: readonly UnitRow[],
  buyer: Buyer | undefined,
): OrderableProduct {
  const card = toCard(row, buyer);
  return { ...card, productSkues: units.map((unit) => toUnit(unit, row.pieces, card.canOrder)) };
}

type Stated = NonNullable<ReturnType<Awaited<ReturnType<ProductQueries['attributes']>>['get']>>;

// Shown elsewhere in the row.
const toldOtherwise = new Set(['型号', '品牌']);

/** A product's typed attributes; without any, its free-text ones. */
function specsIn(stated: Stated | undefined): ProductRow['specs'] {
  const specs = stated?.typed ? specsOf(stated.typed) : [];
  if (specs.length > 0) return specs;
  return (stated?.attributes ?? []).filter(({ name }) => !toldOtherwise.has(name));
}

/** Extends cards to rows of a list view; a visitor, who sees no unit prices, gets no units. */
export async function toRows(
  rows: readonly CardRow[],
  products: ProductQueries,
  buyer: Buyer | undefined,
): Promise<ProductRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [found, attributes] = await Promise.all([
    buyer ? products.units(ids, buyer) : [],
    products.attributes(ids),
  ]);
  const units = groupBy(found, ({ productId }) => productId);
  return rows.map((row) => ({
    ...toOrderable(row, units.get(row.id) ?? [], buyer),
    specs: specsIn(attributes.get(row.id)),
    deviceClass: attributes.get(row.id)?.deviceClass ?? null,
  }));
}
