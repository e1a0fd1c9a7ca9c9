import type { ReadRequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';

/**
 * The request for the whole cart. Buyers who choose a dealer have a cart for each; for all others
 * `dealerCode` is null.
 */
export const cartRequest = (dealerCode: string | null): ReadRequestOf<'memberCart/page'> => ({
  current: 1,
  pageSize: limits.maxPageSize,
  ...(dealerCode && { dealerCode }),
});
