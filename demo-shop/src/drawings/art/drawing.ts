import type { LabelText } from '../pen/brand';
import type { Box, Svg } from '../pen/svg';

export type Side = 'front' | 'back';

/** One product, drawn in the 640-unit square with its shadow on the ground. */
export interface Drawing {
  /** @param own what this product's label says; without it the family's own example */
  draw(side: Side, own?: LabelText): Svg;
  /** Where the product itself is, without its shadow. */
  frame: Box;
  /** What is worth a closer look. */
  focus: { x: number; y: number };
  /** Where a machine bears its model: the left end of the line of type. */
  plate?: { x: number; y: number; size: number; colour?: string };
  /** Small goods that bear no label themselves are shown with the pack that does. */
  packed?: 'box' | 'pouch';
}
