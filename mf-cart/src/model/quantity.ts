import { limits } from 'shared-kernel/domain';

/** The quantity that is sent: 0 or empty becomes 1, and nothing beyond the limits of section 9. */
export const sentQuantity = (typed: number | null | undefined, max: number = limits.maxQuantity): number =>
  Math.min(Math.max(Math.trunc(typed || 0), limits.minCartQuantity), max);
