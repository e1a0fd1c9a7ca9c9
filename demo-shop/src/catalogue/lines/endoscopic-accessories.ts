import type { ProductLine } from '../product-line';
import { biopsyForceps } from './endoscopic-accessories/biopsy-forceps';
import { biteBlocks } from './endoscopic-accessories/bite-blocks';
import { injectionAndSpraying } from './endoscopic-accessories/injection-and-spraying';
import { snares } from './endoscopic-accessories/snares';
import { stonesAndForeignBodies } from './endoscopic-accessories/stones-and-foreign-bodies';
import { valves } from './endoscopic-accessories/valves';

export const endoscopicAccessories: readonly ProductLine[] = [
  ...biopsyForceps,
  ...snares,
  ...injectionAndSpraying,
  ...biteBlocks,
  ...valves,
  ...stonesAndForeignBodies,
];
