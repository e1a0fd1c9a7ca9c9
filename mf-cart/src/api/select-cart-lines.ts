import { api } from 'shared-kernel/http';

/** The cart that is shown is changed by whoever sends edits, so it is not read again for each. */
export const selectCartLines = (memberCartSkuIds: string[], selected: boolean) =>
  api.post('memberCart/select', { memberCartSkuIds, selected }, { silent: true, refetch: 'later' });
