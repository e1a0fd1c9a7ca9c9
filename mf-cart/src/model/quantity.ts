import { limits } from 'shared-kernel/domain';

/** The quantity to send: 0 or empty becomes 1, within the maximum (docs/specification.md#limits). */
export const sentQuantity = (typed: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(typed || 0), limits.minCartQuantity), limits.maxQuantity);
