import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';
import { batchCheckKey } from './check-batch';

/** Puts rows into the cart; replies with what became of each. */
async function addBatch(rows: BatchRow[]): Promise<BatchResult[]> {
  const { amount, results } = await api.post('memberCart/addBatch', { rows });
  publishCartCount(amount);
  return results;
}

export function useAddBatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addBatch,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['memberCart/page'] });
      void queryClient.invalidateQueries({ queryKey: [batchCheckKey] });
    },
  });
}
