import { useQuery } from '@tanstack/react-query';
import type { Consignee, RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import { addressCacheKey } from 'shared-kernel/session';

export type ConsigneeOwner = RequestOf<'client/consignee'>;

export const consigneesKey = ['client/consignee'] as const;

async function listConsignees(owner: ConsigneeOwner, signal: AbortSignal): Promise<Consignee[]> {
  const consignees = await api.post('client/consignee', owner, { signal, silent: true });
  if (owner.hospitalClientId) {
    sessionStorage.setItem(addressCacheKey(owner.hospitalClientId), JSON.stringify(consignees));
  }
  return consignees;
}

/** A hospital's addresses as they were last seen in this tab (docs/specification.md#browser-storage). */
function lastSeen(owner: ConsigneeOwner | null): Consignee[] | undefined {
  const cached = owner?.hospitalClientId && sessionStorage.getItem(addressCacheKey(owner.hospitalClientId));
  if (!cached) return undefined;
  try {
    return JSON.parse(cached) as Consignee[];
  } catch {
    return undefined;
  }
}

/** Addresses of the buyer, or of the dealer or hospital named; `null` while it is not known whose. */
export const useConsignees = (owner: ConsigneeOwner | null) =>
  useQuery({
    queryKey: [...consigneesKey, owner],
    queryFn: ({ signal }) => listConsignees(owner ?? {}, signal),
    enabled: owner !== null,
    initialData: () => lastSeen(owner),
    // Shown at once, and asked for all the same.
    initialDataUpdatedAt: 0,
  });
