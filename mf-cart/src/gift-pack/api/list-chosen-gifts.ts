import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** The gifts that a configured pack holds. */
export const useChosenGifts = (packId: string) =>
  useQuery({
    queryKey: ['giftpacks/order/list', { id: packId }],
    queryFn: ({ signal }) => api.post('giftpacks/order/list', { id: packId }, { signal, silent: true }),
  });
