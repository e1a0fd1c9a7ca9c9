import { useMutation } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useOrderRefresh } from './read-order';

export function useReceiveOrder() {
  const refresh = useOrderRefresh();
  return useMutation({
    mutationFn: (orderId: string) => api.post('order/receive', { orderId }),
    onSettled: () => void refresh(),
  });
}
