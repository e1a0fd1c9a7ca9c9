import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const customerQrCode = (signal: AbortSignal) =>
  api.post('client/customerqrcode', {}, { signal, silent: true });

/** QR code of online customer service. */
export const useCustomerQrCode = () =>
  useQuery({
    queryKey: ['client/customerqrcode'],
    queryFn: ({ signal }) => customerQrCode(signal),
    staleTime: 5 * 60_000,
  });
