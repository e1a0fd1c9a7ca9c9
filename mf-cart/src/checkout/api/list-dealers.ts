import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const useDealers = (enabled: boolean) =>
  useQuery({
    queryKey: ['client/dealers'],
    queryFn: ({ signal }) => api.post('client/dealers', {}, { signal, silent: true }),
    enabled,
  });
