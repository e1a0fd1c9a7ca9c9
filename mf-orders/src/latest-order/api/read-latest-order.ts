import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { useAskingAgain } from '../../api/use-asking-again';

export const useLatestOrder = () =>
  useQuery({
    queryKey: ['order/latest'],
    queryFn: ({ signal }) => api.post('order/latest', {}, { signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: useAskingAgain(),
  });
