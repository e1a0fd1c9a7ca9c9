import type { FamilyKey } from '../drawings/families';
import type { Tone } from '../drawings/pen/tones';

/** Kind of product; decides its texts and mandatory statements. */
export type ProductKind =
  | 'disinfectant'
  | 'cleaner'
  | 'indicator'
  | 'instrument'
  | 'protective'
  | 'dressing'
  | 'equipment'
  | 'system'
  | 'part'
  | 'service';

/** What distinguishes a variant from its line. */
interface VariantOwn {
  name?: string;
  sellingPoint?: string;
  picture?: FamilyKey;
  /** Name of a piece where the packaging differs. */
  piece?: string;
}

/**
 * Suffix of the model, distinguishing part of the name (empty for a single product), price factor, other
 * overrides.
 */
export type Variant = readonly [model: string, distinction: string, factor: string, own?: VariantOwn];

/** A line of the maker's catalogue; each variant is a product. */
export interface ProductLine {
  category: number;
  name: string;
  model: string;
  picture: FamilyKey;
  /** Colour of the line's labels; teal by default. */
  tone?: Tone;
  kind: ProductKind;
  /** Class of the medical device; undefined for other goods. */
  device?: '一类' | '二类' | '三类';
  /** Sales units and the pieces in each. The first is a single piece unless it holds more. */
  units: readonly (readonly [unit: string, pieces: number])[];
  /** Name of a piece. */
  piece: string;
  /** Price of one piece of a variant with factor 1, in yuan. */
  price: string;
  sellingPoint: string;
  variants: readonly Variant[];
}
