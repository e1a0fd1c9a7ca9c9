import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** Marks the given messages as read, or all of them. */
export function useMarkMessagesRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api.post('message/read', ids ? { ids } : {}),
    onSuccess: (unread) => {
      queryClient.setQueryData(['message/unread'], unread);
      return queryClient.invalidateQueries({ queryKey: ['message/page'] });
    },
  });
}
