import { useQuery } from '@tanstack/react-query';
import { payMethodGroup } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

export const usePayWays = () =>
  useQuery({
    queryKey: ['dict/list', { groupCode: payMethodGroup }],
    queryFn: ({ signal }) => api.post('dict/list', { groupCode: payMethodGroup }, { signal, silent: true }),
  });
