import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** Which packs an order brings, and whether they are configured. */
export const useGiftPackInfo = (orderId: string) =>
  useQuery({
    queryKey: ['giftpacks/order/giftpacksinfo', { orderId }],
    queryFn: ({ signal }) => api.post('giftpacks/order/giftpacksinfo', { orderId }, { signal, silent: true }),
  });
