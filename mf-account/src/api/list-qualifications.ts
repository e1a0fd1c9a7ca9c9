import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const qualificationsKey = ['client/getClientAllCertList'] as const;

const listQualifications = (signal: AbortSignal) =>
  api.post('client/getClientAllCertList', {}, { signal, silent: true });

export const useQualifications = () =>
  useQuery({ queryKey: qualificationsKey, queryFn: ({ signal }) => listQualifications(signal) });
