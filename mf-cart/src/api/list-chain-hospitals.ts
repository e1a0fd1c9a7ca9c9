import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const useChainHospitals = () =>
  useQuery({
    queryKey: ['client/chain/hospital/list'],
    queryFn: ({ signal }) => api.post('client/chain/hospital/list', {}, { signal, silent: true }),
  });
