import type { ProductLine } from '../product-line';
import { biologicalIndicators } from './sterilisation-monitoring/biological-indicators';
import { chemicalIndicators } from './sterilisation-monitoring/chemical-indicators';
import { indicatorTapesAndLabels } from './sterilisation-monitoring/indicator-tapes-and-labels';
import { processChallenges } from './sterilisation-monitoring/process-challenges';
import { sterilisationPackaging } from './sterilisation-monitoring/sterilisation-packaging';

export const sterilisationMonitoring: readonly ProductLine[] = [
  ...chemicalIndicators,
  ...biologicalIndicators,
  ...processChallenges,
  ...indicatorTapesAndLabels,
  ...sterilisationPackaging,
];
