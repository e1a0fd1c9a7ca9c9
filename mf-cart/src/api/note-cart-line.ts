import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

export const noteCartLine = (edit: RequestOf<'memberCart/note'>) =>
  api.post('memberCart/note', edit, { silent: true, refetch: 'later' });
