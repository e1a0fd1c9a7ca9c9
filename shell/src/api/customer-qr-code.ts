import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const query = {
  queryKey: ['client/customerqrcode'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.post('client/customerqrcode', {}, { signal, silent: true }),
  staleTime: 5 * 60_000,
};

/** QR code of online customer service. */
export const useCustomerQrCode = () => useQuery(query);

/**
 * Asks for the QR code anew: a visitor may be given another one than a buyer
 * (docs/specification.md#login-and-logout).
 */
export const refetchCustomerQrCode = (queryClient: QueryClient) =>
  queryClient.prefetchQuery({ ...query, staleTime: 0 });
