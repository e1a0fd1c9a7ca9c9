import type { ProductRow } from 'shared-kernel/contracts';
import { specOf } from '../../model/spec-columns';

/** The values of some products under one name; empty where a product has none. */
export interface Fact {
  name: string;
  values: readonly string[];
}

export const isDifferent = ({ values }: Fact): boolean => new Set(values).size > 1;

const packOf = ({ productSkues }: ProductRow): string =>
  productSkues.map(({ name, remark }) => (remark ? `${name}（${remark}）` : name)).join('；');

/** The facts that products are compared by beside price and stock, without those that no product has. */
export function factsOf(products: readonly ProductRow[]): Fact[] {
  const names = new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)));
  const facts = [
    { name: '单位与包装', values: products.map(packOf) },
    { name: '器械类别', values: products.map(({ deviceClass }) => deviceClass ?? '') },
    ...[...names].map((name) => ({ name, values: products.map((product) => specOf(product, name)) })),
  ];
  return facts.filter(({ values }) => values.some((value) => value !== ''));
}
