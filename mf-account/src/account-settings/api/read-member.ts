import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readMember = (id: string, signal: AbortSignal) =>
  api.post('memberInfo/detail', { id }, { signal, silent: true });

export const useMember = (id: string | undefined) =>
  useQuery({
    queryKey: ['memberInfo/detail', { id }],
    queryFn: ({ signal }) => readMember(id ?? '', signal),
    enabled: id !== undefined,
  });
