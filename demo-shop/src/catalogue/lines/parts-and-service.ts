import type { ProductLine } from '../product-line';
import { filtersAndTubing } from './parts-and-service/filters-and-tubing';
import { inspectionAndMaintenance } from './parts-and-service/inspection-and-maintenance';
import { pumpsAndValves } from './parts-and-service/pumps-and-valves';
import { sensors } from './parts-and-service/sensors';

export const partsAndService: readonly ProductLine[] = [
  ...filtersAndTubing,
  ...sensors,
  ...pumpsAndValves,
  ...inspectionAndMaintenance,
];
