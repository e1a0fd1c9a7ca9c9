import type { ProductLine } from '../product-line';
import { cleaningTests } from './instrument-care/cleaning-tests';
import { instrumentBrushes } from './instrument-care/instrument-brushes';
import { instrumentCleaners } from './instrument-care/instrument-cleaners';
import { lubricantsAndRustRemovers } from './instrument-care/lubricants-and-rust-removers';

export const instrumentCare: readonly ProductLine[] = [
  ...instrumentCleaners,
  ...lubricantsAndRustRemovers,
  ...instrumentBrushes,
  ...cleaningTests,
];
