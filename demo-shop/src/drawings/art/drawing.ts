import type { Box, Svg } from '../pen/svg';

export type Side = 'front' | 'back';

/** One product, drawn in the 640-unit square with its shadow on the ground. */
export interface Drawing {
  draw(side: Side): Svg;
  /** Where the product itself is, without its shadow. */
  frame: Box;
  /** What is worth a closer look. */
  focus: { x: number; y: number };
}
