import { useMutation } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useOrderRefresh } from './read-order';

export function useCancelOrder() {
  const refresh = useOrderRefresh();
  return useMutation({
    mutationFn: (orderId: string) => api.post('order/cancel', { orderId }, { silent: true }),
    // A refusal, too, means that the order is not what the page shows.
    onSettled: () => void refresh(),
  });
}
