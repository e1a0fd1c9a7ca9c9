import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export async function deleteDelivery(id: string): Promise<void> {
  const { amount } = await api.post('memberCart/consignee/delete', { id }, { silent: true });
  publishCartCount(amount);
}
