import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';
import { trackEvent } from 'shared-kernel/telemetry';

/** Puts units of a product into the cart; every tab learns the new number of lines. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: RequestOf<'memberCart/add'>) => api.post('memberCart/add', line),
    onSuccess: ({ amount }, { skuId, count }) => {
      publishCartCount(amount);
      queryClient.invalidateQueries({ queryKey: ['memberCart/page'] });
      trackEvent('cart-add', { skuId, count });
    },
  });
}
