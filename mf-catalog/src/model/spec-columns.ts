import type { ProductRow } from 'shared-kernel/contracts';

type Stated = Pick<ProductRow, 'specs'>;

/** What a product states under a name; empty when it states nothing. */
export const specOf = ({ specs }: Stated, name: string): string =>
  specs.find((spec) => spec.name === name)?.value ?? '';

/**
 * What is worth a column of a list: names that at least half of the products state something under, and not all the
 * same, in the order the products have them.
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
