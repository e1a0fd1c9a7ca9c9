import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** The gifts that a pack can be filled with. */
export const useGifts = (packId: string) =>
  useQuery({
    queryKey: ['giftpacks/sku/list', { id: packId }],
    queryFn: ({ signal }) => api.post('giftpacks/sku/list', { id: packId }, { signal, silent: true }),
  });
