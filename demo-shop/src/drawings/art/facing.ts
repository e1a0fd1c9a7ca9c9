import { group, mirrored, type Svg } from '../pen/svg';
import type { Side } from './drawing';

/** Parts that point to one side point to the other when the product is seen from behind. */
export const facing = (side: Side, ...parts: Svg[]): Svg =>
  side === 'back' ? mirrored(320, ...parts) : group(...parts);
