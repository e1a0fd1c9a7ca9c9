import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readVipRights = (signal: AbortSignal) => api.post('clientvip/rights', {}, { signal, silent: true });

export const useVipRights = () =>
  useQuery({ queryKey: ['clientvip/rights'], queryFn: ({ signal }) => readVipRights(signal) });
