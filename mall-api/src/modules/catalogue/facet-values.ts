import type { ClientType, ProductFacet } from 'shared-kernel/domain';
import { formatCount } from 'shared-kernel/domain';

/** A combination of facet values, and its number of products. */
export interface FacetGroup {
  readonly volumeMl: number | null;
  readonly size: string | null;
  readonly material: string | null;
  readonly concentration: string | null;
  readonly devices: readonly string[] | null;
  readonly sterile: boolean | null;
  readonly singleUse: boolean | null;
  readonly deviceClass: string | null;
  /** Index in `priceRanges`, from 1, of the list price and of the buyer's price. */
  readonly listRange: number | null;
  readonly ownRange: number | null;
  /** Client types that may order; null for none, empty for all. */
  readonly orderableBy: readonly number[] | null;
  readonly inStock: boolean;
  readonly count: number;
}

/** Start of each price range, in yuan. */
export const priceStarts = [0, 100, 500, 2_000, 10_000] as const;

/** Names of price ranges in requests: 100-500, and 10000- for the last. */
export const priceRanges: readonly string[] = priceStarts.map(
  (start, index) => `${start}-${priceStarts[index + 1] ?? ''}`,
);

function priceRangeName(range: string): string {
  const [from = '', to = ''] = range.split('-').map((yuan) => yuan && formatCount(Number(yuan)));
  if (to === '') return `${from} 元以上`;
  return from === '0' ? `${to} 元以下` : `${from}–${to} 元`;
}

const volumeName = (ml: string) => (Number(ml) >= 1_000 ? `${Number(ml) / 1_000} L` : `${Number(ml)} mL`);

interface Facet {
  readonly name: string;
  /** A product's values of this facet. */
  readonly valuesOf: (group: FacetGroup, buyer: ClientType | undefined) => readonly (string | null)[];
  readonly nameOf?: (value: string) => string;
  /** Display order of values, where it is not alphabetical. */
  readonly order?: readonly string[];
}

const yesNo = (value: boolean | null) => [value === null ? null : String(value)];

const ownOrListed = ({ orderableBy, ownRange, listRange }: FacetGroup, buyer: ClientType | undefined) => {
  if (buyer === undefined) return listRange;
  const mayOrder = orderableBy !== null && (orderableBy.length === 0 || orderableBy.includes(buyer));
  return mayOrder ? ownRange : null;
};

/** The facets that buyers see. */
export const facets: Readonly<Record<ProductFacet, Facet>> = {
  volume: {
    name: '容量',
    valuesOf: ({ volumeMl }) => [volumeMl === null ? null : String(volumeMl)],
    nameOf: volumeName,
  },
  size: { name: '尺寸', valuesOf: ({ size }) => [size] },
  material: { name: '材质', valuesOf: ({ material }) => [material] },
  concentration: { name: '浓度', valuesOf: ({ concentration }) => [concentration] },
  device: { name: '适用设备', valuesOf: ({ devices }) => devices ?? [] },
  sterile: {
    name: '无菌',
    valuesOf: ({ sterile }) => yesNo(sterile),
    nameOf: (value) => (value === 'true' ? '无菌' : '非无菌'),
    order: ['true', 'false'],
  },
  singleUse: {
    name: '使用方式',
    valuesOf: ({ singleUse }) => yesNo(singleUse),
    nameOf: (value) => (value === 'true' ? '一次性使用' : '可重复使用'),
    order: ['true', 'false'],
  },
  price: {
    name: '价格',
    valuesOf: (group, buyer) => {
      const range = ownOrListed(group, buyer);
      return [range === null ? null : (priceRanges[range - 1] ?? null)];
    },
    nameOf: priceRangeName,
    order: priceRanges,
  },
  deviceClass: {
    name: '器械类别',
    valuesOf: ({ deviceClass }) => [deviceClass],
    order: ['一类', '二类', '三类'],
  },
};

export type Stated = Pick<
  FacetGroup,
  'volumeMl' | 'size' | 'material' | 'concentration' | 'devices' | 'sterile' | 'singleUse'
>;

const stated = ['volume', 'size', 'material', 'concentration', 'device', 'sterile', 'singleUse'] as const;

/** A product's typed attributes as shown in a list's columns. */
export const specsOf = (attributes: Stated): { name: string; value: string }[] =>
  stated.flatMap((key) => {
    const { name, valuesOf, nameOf } = facets[key];
    const values = valuesOf(attributes as FacetGroup, undefined).filter((value) => value !== null);
    return values.length === 0
      ? []
      : [{ name, value: values.map((value) => nameOf?.(value) ?? value).join('、') }];
  });

const byName = new Intl.Collator('zh', { numeric: true }).compare;

/** Compares facet values in their display order. */
export function compareValues(key: ProductFacet): (a: string, b: string) => number {
  const { order } = facets[key];
  if (order) return (a, b) => order.indexOf(a) - order.indexOf(b);
  return key === 'volume' ? (a, b) => Number(a) - Number(b) : byName;
}
