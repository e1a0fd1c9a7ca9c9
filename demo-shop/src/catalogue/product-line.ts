import type { FamilyKey } from '../drawings/families';

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
  | 'part';

/** A line of the maker's catalogue; each variant of it is a product. */
export interface ProductLine {
  category: number;
  name: string;
  model: string;
  picture: FamilyKey;
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
  /** Ending of the model, what distinguishes the product (may be empty), price factor. */
  variants: readonly (readonly [model: string, distinction: string, factor: string])[];
}
