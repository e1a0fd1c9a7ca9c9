import type { ProductLine } from '../product-line';
import { cleaningBrushes } from './endoscope-reprocessing/cleaning-brushes';
import { concentrationTests } from './endoscope-reprocessing/concentration-tests';
import { dryingCabinets } from './endoscope-reprocessing/drying-cabinets';
import { enzymaticCleaners } from './endoscope-reprocessing/enzymatic-cleaners';
import { highLevelDisinfectants } from './endoscope-reprocessing/high-level-disinfectants';
import { washerDisinfectors } from './endoscope-reprocessing/washer-disinfectors';

export const endoscopeReprocessing: readonly ProductLine[] = [
  ...highLevelDisinfectants,
  ...enzymaticCleaners,
  ...washerDisinfectors,
  ...dryingCabinets,
  ...cleaningBrushes,
  ...concentrationTests,
];
