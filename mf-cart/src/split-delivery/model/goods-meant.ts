import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';

/** A line to split, with the names a list may use for it. */
export interface SplitGoods {
  line: MemberCartSku;
  model: string;
  name: string;
}

export const splitGoods = (products: readonly CartLine[]): SplitGoods[] =>
  products.flatMap(({ productSpu: { model, name }, memberCartSkus }) =>
    memberCartSkus.map((line) => ({ line, model, name })),
  );

/** Normalises a text for matching: upper case, half width, without blanks and hyphens. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const inBrackets = /\(([^)]*)\)\s*$/;

/** The lines that a list's product and unit may mean; AL-BX 23（盒） names both. */
export function lineMeant(
  goods: readonly SplitGoods[],
  written: { product: string; unit: string },
): SplitGoods[] {
  const text = written.product.normalize('NFKC');
  const [, behind = ''] = inBrackets.exec(text) ?? [];
  const keys = [searchKey(text), searchKey(text.replace(inBrackets, ''))].filter(Boolean);
  const found = goods.filter(({ model, name }) =>
    keys.some((key) => key === searchKey(model) || key === searchKey(name)),
  );
  const unit = searchKey(written.unit || behind);
  const named = found.filter(({ line }) => searchKey(line.unitName) === unit);
  return named.length > 0 ? named : found;
}
