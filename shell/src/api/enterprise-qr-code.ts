import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

/** QR code of the shop's enterprise chat. */
export const useEnterpriseQrCode = () =>
  useQuery({
    queryKey: ['client/userqrcode'],
    queryFn: ({ signal }) => api.post('client/userqrcode', {}, { signal, silent: true }),
    staleTime: 5 * 60_000,
  });
