import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const vipInfo = (signal: AbortSignal) => api.post('clientvip/info', {}, { signal, silent: true });

/** The buyer's membership. */
export const useVipInfo = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['clientvip/info'],
    queryFn: ({ signal }) => vipInfo(signal),
    enabled,
  });
