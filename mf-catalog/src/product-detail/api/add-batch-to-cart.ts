import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';
import { trackEvent } from 'shared-kernel/telemetry';

type BatchRows = RequestOf<'memberCart/addBatch'>['rows'];

/** Puts several units into the cart at once; the reply says of each what became of it. */
export function useAddBatchToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rows: BatchRows) => api.post('memberCart/addBatch', { rows }),
    onSuccess: ({ amount, results }) => {
      publishCartCount(amount);
      queryClient.invalidateQueries({ queryKey: ['memberCart/page'] });
      trackEvent('cart-add-batch', { rows: results.length });
    },
  });
}
