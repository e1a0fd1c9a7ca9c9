import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

/** Adds the delivery of a part of a line to an address, or changes the one given by `id`. */
export const editDelivery = (delivery: RequestOf<'memberCart/consignee/edit'>) =>
  api.post('memberCart/consignee/edit', delivery, { silent: true, refetch: 'later' });
