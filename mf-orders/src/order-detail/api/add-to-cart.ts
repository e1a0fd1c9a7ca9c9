import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: RequestOf<'memberCart/add'>) => api.post('memberCart/add', line),
    onSuccess: ({ amount }) => {
      publishCartCount(amount);
      void queryClient.invalidateQueries({ queryKey: ['memberCart/page'] });
    },
  });
}
