import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

export async function selectCartLines(memberCartSkuIds: string[], selected: boolean): Promise<void> {
  const { amount } = await api.post('memberCart/select', { memberCartSkuIds, selected }, { silent: true });
  publishCartCount(amount);
}
