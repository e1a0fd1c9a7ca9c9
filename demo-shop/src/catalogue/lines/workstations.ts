import type { ProductLine } from '../product-line';
import { completeWorkstations } from './workstations/complete-workstations';
import { sinkUnits } from './workstations/sink-units';
import { ultrasonicCleaners } from './workstations/ultrasonic-cleaners';
import { workstationAccessories } from './workstations/workstation-accessories';

export const workstations: readonly ProductLine[] = [
  ...completeWorkstations,
  ...sinkUnits,
  ...ultrasonicCleaners,
  ...workstationAccessories,
];
