import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { consigneesKey } from './list-consignees';

export function useDeleteConsignee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post('client/consignee/delete', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consigneesKey }),
  });
}
