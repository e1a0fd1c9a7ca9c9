import type { BatchResult, ProductSku } from 'shared-kernel/contracts';
import { addAmounts } from 'shared-kernel/money';
import { totalAmount } from './sku-amounts';
import { whyNotAdded } from './why-not-added';

export interface ChosenUnit {
  sku: ProductSku;
  count: number;
  isSelected: boolean;
  /** Why it was not added to the cart. */
  obstacle: string | null;
}

/** The quantities typed and units ticked in a list, over all its pages, by SKU id. */
export type ChosenUnits = Readonly<Record<string, ChosenUnit>>;

export const isUnitOut = ({ stockState }: ProductSku): boolean => stockState === 'none';

/** Typing a quantity selects the unit. */
export const withCount = (chosen: ChosenUnits, sku: ProductSku, count: number): ChosenUnits => ({
  ...chosen,
  [sku.id]: { sku, count, isSelected: true, obstacle: null },
});

/** Selects or deselects units; `countOf` gives the quantity of one without a typed quantity. */
export function withSelected(
  chosen: ChosenUnits,
  skus: readonly ProductSku[],
  isSelected: boolean,
  countOf: (sku: ProductSku) => number,
): ChosenUnits {
  const next = { ...chosen };
  for (const sku of skus) {
    if (isUnitOut(sku)) continue;
    next[sku.id] = { sku, count: chosen[sku.id]?.count ?? countOf(sku), isSelected, obstacle: null };
  }
  return next;
}

/** The selected units, in the order of their selection. */
export const wantedOf = (chosen: ChosenUnits): ChosenUnit[] =>
  Object.values(chosen).filter(({ isSelected, count }) => isSelected && count > 0);

/** Total of the selected units in yuan. */
export const totalOf = (chosen: ChosenUnits): string =>
  addAmounts('0.00', ...wantedOf(chosen).map(({ sku, count }) => totalAmount(sku, count) ?? '0.00'));

/** The selection after adding: added units are deselected, the others have the reason. */
export function afterAdding(
  chosen: ChosenUnits,
  sent: readonly ChosenUnit[],
  results: readonly BatchResult[],
): ChosenUnits {
  const next = { ...chosen };
  sent.forEach(({ sku }, place) => {
    const result = results[place];
    const obstacle = result ? whyNotAdded(result) : null;
    const now = next[sku.id];
    if (obstacle === null) delete next[sku.id];
    else if (now) next[sku.id] = { ...now, obstacle };
  });
  return next;
}
