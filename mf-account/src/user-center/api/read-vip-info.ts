import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readVipInfo = (signal: AbortSignal) => api.post('clientvip/info', {}, { signal, silent: true });

export const useVipInfo = () =>
  useQuery({ queryKey: ['clientvip/info'], queryFn: ({ signal }) => readVipInfo(signal) });
