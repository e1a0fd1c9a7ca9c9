import type { ProductLine } from '../product-line';
import { handRubs } from './hand-and-skin/hand-rubs';
import { mucosalDisinfectants } from './hand-and-skin/mucosal-disinfectants';
import { skinDisinfectants } from './hand-and-skin/skin-disinfectants';
import { surgicalScrubs } from './hand-and-skin/surgical-scrubs';
import { touchlessDispensers } from './hand-and-skin/touchless-dispensers';

export const handAndSkin: readonly ProductLine[] = [
  ...handRubs,
  ...skinDisinfectants,
  ...surgicalScrubs,
  ...touchlessDispensers,
  ...mucosalDisinfectants,
];
