import type { FamilyKey } from '../drawings/families';
import type { Tone } from '../drawings/pen/tones';

/** What a product is, which decides its texts and what must be said of it. */
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

/** What a variant does not share with its line. */
export interface VariantOwn {
  /** Its size where the name does not say it. */
  size?: string;
  name?: string;
  sellingPoint?: string;
  picture?: FamilyKey;
  /** What a piece is called where it is packed otherwise. */
  piece?: string;
}

/** Ending of the model, what distinguishes the product (may be empty), price factor, what else is its own. */
export type Variant = readonly [model: string, distinction: string, factor: string, own?: VariantOwn];

/** A line of the maker's catalogue; each variant of it is a product. */
export interface ProductLine {
  category: number;
  name: string;
  model: string;
  picture: FamilyKey;
  /** Colour of the line's labels; the house's teal unless given. */
  tone?: Tone;
  kind: ProductKind;
  /** Class of the medical device; a line without one is none. */
  device?: '一类' | '二类' | '三类';
  /** Sales units and the pieces in each; the first is the piece itself unless it holds more. */
  units: readonly (readonly [unit: string, pieces: number])[];
  /** What a piece is called. */
  piece: string;
  /** Yuan for one piece of a variant with factor 1. */
  price: string;
  sellingPoint: string;
  variants: readonly Variant[];
}
