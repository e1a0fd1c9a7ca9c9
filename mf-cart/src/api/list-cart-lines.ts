import { useQuery } from '@tanstack/react-query';
import { limits } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

/** Buyers who choose a dealer have a cart for each one; for all others `dealerCode` is null. */
export const cartKey = (dealerCode: string | null) => ['memberCart/page', { dealerCode }] as const;

const listCartLines = (dealerCode: string | null, signal: AbortSignal) =>
  api.post(
    'memberCart/page',
    { current: 1, pageSize: limits.maxPageSize, ...(dealerCode && { dealerCode }) },
    { signal, silent: true },
  );

export const useCartLines = (dealerCode: string | null, enabled: boolean) =>
  useQuery({
    queryKey: cartKey(dealerCode),
    queryFn: ({ signal }) => listCartLines(dealerCode, signal),
    enabled,
    // Other tabs and the product pages change the cart, too.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
