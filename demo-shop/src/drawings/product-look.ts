import type { FamilyKey } from './families';
import type { LabelText } from './pen/brand';
import type { Tone } from './pen/tones';

/** How one product looks: its family's drawing with its own label, colour and size. */
export interface ProductLook {
  family: FamilyKey;
  /** The product's whole name, for the pictures that say it. */
  caption: string;
  label: LabelText;
  tone: Tone;
  /** Its size against that of the family's drawing. */
  scale: number;
}
