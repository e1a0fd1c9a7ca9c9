import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export interface BatchLine {
  skuId: string;
  count: number;
}

/** What would become of lines, without touching the cart. */
export const useBatchCheck = (rows: readonly BatchLine[]) =>
  useQuery({
    queryKey: ['memberCart/addBatch', rows],
    queryFn: ({ signal }) =>
      api.post('memberCart/addBatch', { rows: [...rows], checkOnly: true }, { signal, silent: true }),
    // Prices and stock as they are now, not as they were when the dialog was open before.
    staleTime: 0,
    gcTime: 0,
  });

export function useAddBatchToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rows: readonly BatchLine[]) => api.post('memberCart/addBatch', { rows: [...rows] }),
    onSuccess: ({ amount }) => {
      publishCartCount(amount);
      void queryClient.invalidateQueries({ queryKey: ['memberCart/page'] });
    },
  });
}
