import type { ProductRow } from 'shared-kernel/contracts';

type Stated = Pick<ProductRow, 'specs'>;

/** A product's value of a specification; empty when missing. */
export const specOf = ({ specs }: Stated, name: string): string =>
  specs.find((spec) => spec.name === name)?.value ?? '';

/**
 * The specifications worth a column: given for at least half of the products, and not equal for all, in the
 * products' order.
 */
export function specColumns(products: readonly Stated[], most: number): string[] {
  const names = new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)));
  return [...names]
    .filter((name) => {
      const values = products.map((product) => specOf(product, name)).filter(Boolean);
      return values.length * 2 >= products.length && (products.length === 1 || new Set(values).size > 1);
    })
    .slice(0, most);
}
