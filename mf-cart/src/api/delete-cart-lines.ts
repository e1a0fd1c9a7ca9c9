import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export async function deleteCartLines(memberCartSkuIds: string[]): Promise<void> {
  const { amount } = await api.post('memberCart/delete', { memberCartSkuIds }, { silent: true });
  publishCartCount(amount);
}
