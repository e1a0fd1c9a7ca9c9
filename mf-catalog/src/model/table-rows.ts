import type { ProductRow, ProductSku } from 'shared-kernel/contracts';

export interface TableProduct extends ProductRow {
  lastSkuId?: string;
  lastCount?: number;
  lastTime?: string;
  /** In the table of a family: whether it is the product of this page. */
  isCurrent?: boolean;
}

/** A row of the list view: a unit of a product; without one, a product that cannot be ordered. */
export interface TableRow {
  product: TableProduct;
  sku: ProductSku | null;
  /** The first row of its product. */
  leads: boolean;
}

function unitsOf({ canOrder, productSkues, lastSkuId }: TableProduct): readonly (ProductSku | null)[] {
  if (!canOrder || productSkues.length === 0) return [null];
  const last = productSkues.find(({ id }) => id === lastSkuId);
  // A reorder takes the same unit; the others are on the product's page.
  return last ? [last] : productSkues;
}

/** One row per unit, and one for a product that cannot be ordered. */
export const rowsOf = (products: readonly TableProduct[]): TableRow[] =>
  products.flatMap((product) => unitsOf(product).map((sku, place) => ({ product, sku, leads: place === 0 })));
