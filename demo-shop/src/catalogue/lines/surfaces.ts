import type { ProductLine } from '../product-line';
import { airAndTerminalDisinfection } from './surfaces/air-and-terminal-disinfection';
import { chlorineDisinfectants } from './surfaces/chlorine-disinfectants';
import { disinfectantSprays } from './surfaces/disinfectant-sprays';
import { disinfectantWipes } from './surfaces/disinfectant-wipes';
import { quaternaryDisinfectants } from './surfaces/quaternary-disinfectants';

export const surfaces: readonly ProductLine[] = [
  ...disinfectantWipes,
  ...chlorineDisinfectants,
  ...quaternaryDisinfectants,
  ...disinfectantSprays,
  ...airAndTerminalDisinfection,
];
