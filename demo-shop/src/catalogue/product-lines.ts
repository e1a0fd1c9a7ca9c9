import { endoscopeReprocessing } from './lines/endoscope-reprocessing';
import { endoscopicAccessories } from './lines/endoscopic-accessories';
import { handAndSkin } from './lines/hand-and-skin';
import { instrumentCare } from './lines/instrument-care';
import { lowTemperatureSterilisation } from './lines/low-temperature-sterilisation';
import { partsAndService } from './lines/parts-and-service';
import { protectiveArticles } from './lines/protective-articles';
import { sterilisationMonitoring } from './lines/sterilisation-monitoring';
import { surfaces } from './lines/surfaces';
import { traceability } from './lines/traceability';
import { workstations } from './lines/workstations';
import { woundCare } from './lines/wound-care';
import type { ProductLine } from './product-line';

/** The maker's whole catalogue, in category order. */
export const productLines: readonly ProductLine[] = [
  ...endoscopeReprocessing,
  ...handAndSkin,
  ...surfaces,
  ...sterilisationMonitoring,
  ...endoscopicAccessories,
  ...protectiveArticles,
  ...traceability,
  ...workstations,
  ...lowTemperatureSterilisation,
  ...woundCare,
  ...instrumentCare,
  ...partsAndService,
];
