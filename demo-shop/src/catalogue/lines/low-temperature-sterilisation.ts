import type { ProductLine } from '../product-line';
import { ethyleneOxideSterilisers } from './low-temperature-sterilisation/ethylene-oxide-sterilisers';
import { plasmaSterilisers } from './low-temperature-sterilisation/plasma-sterilisers';
import { sterilants } from './low-temperature-sterilisation/sterilants';
import { traysAndBoxes } from './low-temperature-sterilisation/trays-and-boxes';

export const lowTemperatureSterilisation: readonly ProductLine[] = [
  ...plasmaSterilisers,
  ...ethyleneOxideSterilisers,
  ...sterilants,
  ...traysAndBoxes,
];
