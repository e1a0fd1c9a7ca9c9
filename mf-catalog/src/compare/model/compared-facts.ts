import type { ProductRow } from 'shared-kernel/contracts';
import { specOf } from '../../model/spec-columns';

/** What is stated of each of some products under one name; empty where nothing is. */
export interface Fact {
  name: string;
  values: readonly string[];
}

export const isDifferent = ({ values }: Fact): boolean => new Set(values).size > 1;

const packOf = ({ productSkues }: ProductRow): string =>
  productSkues.map(({ name, remark }) => (remark ? `${name}（${remark}）` : name)).join('；');

/** What products are compared by beside price and stock, without what is stated of none of them. */
export function factsOf(products: readonly ProductRow[]): Fact[] {
  const names = new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)));
  const facts = [
    { name: '单位与包装', values: products.map(packOf) },
    { name: '器械类别', values: products.map(({ deviceClass }) => deviceClass ?? '') },
    ...[...names].map((name) => ({ name, values: products.map((product) => specOf(product, name)) })),
  ];
  return facts.filter(({ values }) => values.some((value) => value !== ''));
}
