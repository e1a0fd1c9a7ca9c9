import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const useBuyMore = (orderId: string) =>
  useQuery({
    queryKey: ['product/buymore/list', { orderId }],
    queryFn: ({ signal }) => api.post('product/buymore/list', { orderId }, { signal, silent: true }),
  });
