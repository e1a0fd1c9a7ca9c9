import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const sessionsKey = ['member/session/list'] as const;

const listSessions = (signal: AbortSignal) => api.post('member/session/list', {}, { signal, silent: true });

/** Where this account is logged in. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => listSessions(signal) });
