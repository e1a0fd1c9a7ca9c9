import type { productAttributes } from 'mall-api/schema';
import type { CompleteRow } from '../rows/complete-row';
import { lineAttributes } from './line-attributes';
import type { ProductLine } from './product-line';

export type TypedAttributes = CompleteRow<typeof productAttributes>;

const size =
  /\d[\d.]*(?: (?:G|mm|cm))?(?: × [\d.]+)? (?:mm|cm|m|英寸)(?![A-Za-z³])|(?:XL|[SML]|\d[\d.]*) 号|[小中]号/;
const volume = /(\d[\d.]*) (mL|L)(?![A-Za-z])/;
const concentration = /\d[\d.]*%/;

/** The volume that a variant's name states, such as 3.78 L. */
function volumeIn(distinction: string): number | undefined {
  const [, amount, unit] = volume.exec(distinction) ?? [];
  if (amount === undefined) return undefined;
  return Math.round(Number(amount) * (unit === 'L' ? 1_000 : 1));
}

/** The typed attributes of a variant: its line's and its own. Undefined when there are none. */
export function typedAttributes(
  productId: string,
  line: ProductLine,
  distinction: string,
): TypedAttributes | undefined {
  const common = lineAttributes[line.model] ?? {};
  const stated: Omit<TypedAttributes, 'productId'> = {
    material: common.material ?? null,
    devices: common.devices ?? null,
    sterile: common.sterile ?? null,
    singleUse: common.singleUse ?? null,
    volumeMl: volumeIn(distinction) ?? common.volumeMl ?? null,
    size: size.exec(distinction)?.[0] ?? null,
    concentration: concentration.exec(distinction)?.[0] ?? common.concentration ?? null,
  };
  const saysSomething = Object.values(stated).some((value) => value !== null);
  return saysSomething ? { productId, ...stated } : undefined;
}
