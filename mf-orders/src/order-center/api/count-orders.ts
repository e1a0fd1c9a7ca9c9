import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useAskingAgain } from '../../api/use-asking-again';
import type { OrderFilter } from '../model/order-query';

export const useOrderCounts = (filter: OrderFilter) =>
  useQuery({
    queryKey: ['order/count', filter],
    queryFn: ({ signal }) => api.post('order/count', filter, { signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: useAskingAgain(),
  });
