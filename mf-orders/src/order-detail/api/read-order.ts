import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOver } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { useAskingAgain } from '../../api/use-asking-again';

const orderKey = (orderId: string) => ['order/detail', { orderId }] as const;

export function useOrder(orderId: string) {
  const askingAgain = useAskingAgain();
  return useQuery({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => api.post('order/detail', { orderId }, { signal, silent: true }),
    // Contracts are signed in another tab, and the provider moves the order on.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => !(query.state.data && isOver(query.state.data.status)) && askingAgain(query),
  });
}

/** After something was done to an order: whatever shows it is read again. */
export function useOrderRefresh() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['order/', 'giftpacks/', 'client/todo', 'message/'].some((path) =>
          String(queryKey[0]).startsWith(path),
        ),
    });
}
