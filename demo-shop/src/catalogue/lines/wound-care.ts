import type { ProductLine } from '../product-line';
import { bandagesAndFixation } from './wound-care/bandages-and-fixation';
import { dressingAndSutureKits } from './wound-care/dressing-and-suture-kits';
import { functionalDressings } from './wound-care/functional-dressings';
import { ostomyAndSkinCare } from './wound-care/ostomy-and-skin-care';

export const woundCare: readonly ProductLine[] = [
  ...functionalDressings,
  ...bandagesAndFixation,
  ...dressingAndSutureKits,
  ...ostomyAndSkinCare,
];
