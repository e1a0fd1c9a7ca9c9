import { at } from './measure';

/** The value that 95 of 100 do not exceed. */
export const p95 = (values: readonly number[]): number =>
  at(
    [...values].sort((a, b) => a - b),
    0.95,
  );
