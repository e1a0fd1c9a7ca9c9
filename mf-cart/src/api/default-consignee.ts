import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { consigneesKey } from './list-consignees';

export function useDefaultConsignee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post('client/consignee/default', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consigneesKey }),
  });
}
