import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

export const editListLine = (edit: RequestOf<'purchaseList/line/edit'>) =>
  api.post('purchaseList/line/edit', edit, { silent: true, refetch: 'later' });
