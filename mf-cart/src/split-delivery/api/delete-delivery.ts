import { api } from 'shared-kernel/http';

export const deleteDelivery = (id: string) =>
  api.post('memberCart/consignee/delete', { id }, { silent: true, refetch: 'later' });
