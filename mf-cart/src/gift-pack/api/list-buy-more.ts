import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** Products that can be bought in addition to an order. */
export const useBuyMore = (orderId: string) =>
  useQuery({
    queryKey: ['product/buymore/list', { orderId }],
    queryFn: ({ signal }) => api.post('product/buymore/list', { orderId }, { signal, silent: true }),
  });
