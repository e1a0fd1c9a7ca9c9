import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const useLogistics = (orderId: string) =>
  useQuery({
    queryKey: ['order/listLogistics', { orderId }],
    queryFn: ({ signal }) => api.post('order/listLogistics', { orderId }, { signal, silent: true }),
    staleTime: 0,
  });
