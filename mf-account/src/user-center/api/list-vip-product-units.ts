import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const listVipProductUnits = (signal: AbortSignal) =>
  api.post('clientvip/product/unitqty/table', {}, { signal, silent: true });

export const useVipProductUnits = () =>
  useQuery({
    queryKey: ['clientvip/product/unitqty/table'],
    queryFn: ({ signal }) => listVipProductUnits(signal),
  });
