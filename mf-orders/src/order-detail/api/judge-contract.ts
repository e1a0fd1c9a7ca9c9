import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useAskingAgain } from '../../api/use-asking-again';

/** Sign status of an order's contract (qysStatus); asked for only where it matters. */
export const useSignStatus = (orderId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['order/contract/judge', { orderId }],
    queryFn: ({ signal }) => api.post('order/contract/judge', { orderId }, { signal, silent: true }),
    enabled,
    // The contract is signed in another tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: useAskingAgain(),
  });
