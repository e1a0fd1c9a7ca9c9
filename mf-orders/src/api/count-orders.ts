import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import type { OrderFilter } from '../model/order-query';
import { useAskingAgain } from './use-asking-again';

export const useOrderCounts = (filter: OrderFilter) =>
  useQuery({
    queryKey: ['order/count', filter],
    queryFn: ({ signal }) => api.post('order/count', filter, { signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: useAskingAgain(),
  });
