import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export async function editCartLine(edit: RequestOf<'memberCart/edit'>): Promise<void> {
  const { amount } = await api.post('memberCart/edit', edit, { silent: true });
  publishCartCount(amount);
}
