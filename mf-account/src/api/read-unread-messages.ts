import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readUnreadMessages = (signal: AbortSignal) => api.post('message/unread', {}, { signal, silent: true });

export const useUnreadMessages = () =>
  useQuery({ queryKey: ['message/unread'], queryFn: ({ signal }) => readUnreadMessages(signal) });
