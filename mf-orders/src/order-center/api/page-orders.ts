import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useAskingAgain } from '../../api/use-asking-again';
import type { OrderQuery } from '../model/order-query';

const pageOrders = ({ filter, ...page }: OrderQuery, signal: AbortSignal) =>
  api.postCounted('order/page', { ...page, ...filter }, { signal, silent: true });

export const useOrders = (query: OrderQuery) =>
  useQuery({
    queryKey: ['order/page', query],
    queryFn: ({ signal }) => pageOrders(query, signal),
    // An order is followed up in a tab of its own, and the provider moves it on.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: useAskingAgain(),
  });
