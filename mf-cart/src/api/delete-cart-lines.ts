import { api } from 'shared-kernel/http';

export const deleteCartLines = (memberCartSkuIds: string[]) =>
  api.post('memberCart/delete', { memberCartSkuIds }, { silent: true, refetch: 'later' });
