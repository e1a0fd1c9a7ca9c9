import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { sessionsKey } from './list-sessions';

/** Logs out the account somewhere else. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post('member/session/end', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
