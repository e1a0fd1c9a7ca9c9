import { useQuery } from '@tanstack/react-query';
import type { Order } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

/** Asked for again with every step of the order: a part that was sent is one. */
export const useLogistics = ({ id: orderId, operationLogs }: Pick<Order, 'id' | 'operationLogs'>) =>
  useQuery({
    queryKey: ['order/listLogistics', { orderId, steps: operationLogs.length }],
    queryFn: ({ signal }) => api.post('order/listLogistics', { orderId }, { signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
