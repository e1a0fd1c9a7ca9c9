import type { Drawing } from '../art/drawing';
import { group, type Svg } from '../pen/svg';
import { standIn } from '../views/stand';

/** A group of products in a field of 720 by 460 units, the ones further back first. */
interface Standing {
  drawing: Drawing;
  x: number;
  w: number;
  h: number;
  /** Foot above the field's lower edge. */
  lift?: number;
}

export const arrangement = (standing: readonly Standing[]): Svg =>
  group(
    ...standing.map(({ drawing, x, w, h, lift = 0 }) => standIn(drawing, { x, y: 460 - lift - h, w, h })),
  );
