import { useEffect } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { Consignee, RequestOf } from 'shared-kernel/contracts';
import { addressCacheKey } from 'shared-kernel/session';

export type ConsigneeOwner = RequestOf<'client/consignee'>;

const isConsignee = (value: unknown): value is Consignee =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'phone', 'address'].every((field) => typeof value[field as keyof object] === 'string');

/** A hospital's addresses as last loaded in this tab (docs/specification.md#browser-storage). */
function lastSeen(owner: ConsigneeOwner | null): Consignee[] | undefined {
  const cached = owner?.hospitalClientId && sessionStorage.getItem(addressCacheKey(owner.hospitalClientId));
  if (!cached) return undefined;
  try {
    const seen: unknown = JSON.parse(cached);
    return Array.isArray(seen) && seen.every(isConsignee) ? seen : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses of the buyer, or of the named dealer or hospital; `null` while the owner is not known. */
export function useConsignees(owner: ConsigneeOwner | null) {
  const consignees = useCall('client/consignee', owner, {
    initialData: () => lastSeen(owner),
    // Shown at once, and refetched all the same.
    initialDataUpdatedAt: 0,
  });
  const { data, dataUpdatedAt } = consignees;
  const hospitalId = owner?.hospitalClientId;
  useEffect(() => {
    if (!hospitalId || !data || dataUpdatedAt === 0) return;
    sessionStorage.setItem(addressCacheKey(hospitalId), JSON.stringify(data));
  }, [hospitalId, data, dataUpdatedAt]);
  return consignees;
}
