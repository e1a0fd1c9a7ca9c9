import type { QueryClient } from '@tanstack/react-query';

/** What was read of gift packs, orders and open work is out of date once a pack was submitted or given up. */
export const forgetGiftPacks = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (/^(giftpacks|order)\//.test(path) || path === 'client/todo'),
  });
