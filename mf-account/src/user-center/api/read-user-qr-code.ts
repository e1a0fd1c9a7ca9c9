import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readUserQrCode = (signal: AbortSignal) => api.post('client/userqrcode', {}, { signal, silent: true });

export const useUserQrCode = () =>
  useQuery({ queryKey: ['client/userqrcode'], queryFn: ({ signal }) => readUserQrCode(signal) });
