import { limits } from 'shared-kernel/domain';

/** The quantity that is sent: 0 or empty becomes 1, and nothing goes beyond the limits of section 9. */
export const sentQuantity = (typed: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(typed || 0), limits.minCartQuantity), limits.maxQuantity);
