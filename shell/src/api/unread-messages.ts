import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useSession } from 'shared-kernel/session';

const unreadMessages = (signal: AbortSignal) => api.post('message/unread', {}, { signal, silent: true });

/** Number of messages that the buyer has not read. */
export function useUnreadMessages(): number {
  const loggedIn = useSession() !== null;
  const { data } = useQuery({
    queryKey: ['message/unread'],
    queryFn: ({ signal }) => unreadMessages(signal),
    enabled: loggedIn,
  });
  return data?.unread ?? 0;
}
