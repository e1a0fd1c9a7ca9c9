import type { BatchResult, ProductSku } from 'shared-kernel/contracts';
import { addAmounts } from 'shared-kernel/money';
import { totalAmount } from './sku-amounts';
import { whyNotAdded } from './why-not-added';

export interface ChosenUnit {
  sku: ProductSku;
  count: number;
  isSelected: boolean;
  /** Why it did not go into the cart, when it was sent there. */
  obstacle: string | null;
}

/** What a buyer has typed and ticked in a list, over all its pages, by SKU id. */
export type ChosenUnits = Readonly<Record<string, ChosenUnit>>;

export const isUnitOut = ({ stockState }: ProductSku): boolean => stockState === 'none';

/** A quantity that is typed is wanted. */
export const withCount = (chosen: ChosenUnits, sku: ProductSku, count: number): ChosenUnits => ({
  ...chosen,
  [sku.id]: { sku, count, isSelected: true, obstacle: null },
});

/** Ticks units or not; `countOf` is how many of one that nothing was typed for. */
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

/** What is to go into the cart, in the order it was chosen. */
export const wantedOf = (chosen: ChosenUnits): ChosenUnit[] =>
  Object.values(chosen).filter(({ isSelected, count }) => isSelected && count > 0);

/** Yuan for all that is wanted. */
export const totalOf = (chosen: ChosenUnits): string =>
  addAmounts('0.00', ...wantedOf(chosen).map(({ sku, count }) => totalAmount(sku, count) ?? '0.00'));

/** What is left to mend: units that went into the cart are no longer chosen, the others say why they did not. */
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
