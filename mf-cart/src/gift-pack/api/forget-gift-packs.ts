import type { QueryClient } from '@tanstack/react-query';

/**
 * What was read of gift packs, orders and open work is out of date once a pack was submitted or given up. It is read
 * again where it is shown next, not under the eyes of the buyer who is about to leave.
 */
export const forgetGiftPacks = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (/^(giftpacks|order)\//.test(path) || path === 'client/todo'),
  });
