import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const useGiftPackInfo = (orderId: string) =>
  useQuery({
    queryKey: ['giftpacks/order/giftpacksinfo', { orderId }],
    queryFn: ({ signal }) => api.post('giftpacks/order/giftpacksinfo', { orderId }, { signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
