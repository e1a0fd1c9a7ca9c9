import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

/** Asks how many lines the cart has, after an order took some of them, and tells the header. */
export async function countCartLines(): Promise<void> {
  const { amount } = await api.get('memberCart/amount', { silent: true });
  publishCartCount(amount);
}
