import { api } from 'shared-kernel/http';

/** The sender of the edits updates the cached cart, so it is not refetched for each. */
export const selectCartLines = (memberCartSkuIds: string[], selected: boolean) =>
  api.post('memberCart/select', { memberCartSkuIds, selected }, { silent: true, refetch: 'later' });
