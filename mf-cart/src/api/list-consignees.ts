import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

export type ConsigneeOwner = RequestOf<'client/consignee'>;

export const consigneesKey = ['client/consignee'] as const;

/** Addresses of the buyer, or of the dealer or hospital named; `null` while it is not known whose. */
export const useConsignees = (owner: ConsigneeOwner | null) =>
  useQuery({
    queryKey: [...consigneesKey, owner],
    queryFn: ({ signal }) => api.post('client/consignee', owner ?? {}, { signal, silent: true }),
    enabled: owner !== null,
  });
