import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

export const editCartLine = (edit: RequestOf<'memberCart/edit'>) =>
  api.post('memberCart/edit', edit, { silent: true, refetch: 'later' });
