import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

/** Adds the delivery of a part of a line to an address, or changes the one named by `id`. */
export async function editDelivery(delivery: RequestOf<'memberCart/consignee/edit'>): Promise<void> {
  const { amount } = await api.post('memberCart/consignee/edit', delivery, { silent: true });
  publishCartCount(amount);
}
