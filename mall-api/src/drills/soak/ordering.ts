import { randomUUID } from 'node:crypto';
import { hasContract } from 'shared-kernel/domain';
import type { PlacedOrder } from './book';
import type { Reply } from './calls';
import type { Visit } from './visit';

const mostLines = 8;

/** Orders that wait for a contract, and so may be cancelled. */
export const openOrders = ({ book: { clientType, orders } }: Visit): readonly PlacedOrder[] =>
  hasContract(clientType)
    ? orders.filter(({ isCancelled, contract }) => !isCancelled && !contract).slice(-20)
    : [];

/** Complains of a cart that is otherwise than acknowledged. @returns its lines by SKU */
export async function readCart(
  visit: Visit,
): Promise<Map<string, { id: string; count: number }> | undefined> {
  const { cart, complaints } = visit.book;
  const { code, data } = await visit.read('cart', 'memberCart/page', { current: 1, pageSize: 100 });
  if (code !== '0') return undefined;
  const { list } = data as { list: { memberCartSkus: { id: string; skuId: string; count: number }[] }[] };
  const lines = list.flatMap(({ memberCartSkus }) => memberCartSkus);
  if (lines.length !== cart.size || lines.some(({ skuId, count }) => cart.get(skuId) !== count)) {
    const found = lines.map(({ skuId, count }) => [skuId, count]);
    complaints.push(`cart: ${JSON.stringify(found)} in place of ${JSON.stringify([...cart])}`);
  }
  return new Map(lines.map((line) => [line.skuId, line]));
}

export async function addToCart({ book: { cart }, goods, random, calls, ...visit }: Visit): Promise<void> {
  const { skuId } = random.pick(goods);
  if (cart.size >= mostLines && !cart.has(skuId)) return;
  const count = random.upTo(3);
  const add = visit.post('memberCart/add', { skuId, count }, randomUUID());
  if (visit.expectDone('add to cart', await calls.insist('add to cart', add)))
    cart.set(skuId, (cart.get(skuId) ?? 0) + count);
}

export async function changeCart(visit: Visit): Promise<void> {
  const { book, random, calls } = visit;
  const lines = await readCart(visit);
  if (!lines || book.cart.size === 0) return;
  const skuId = random.pick([...book.cart.keys()]);
  const count = random.upTo(5);
  const edit = visit.post('memberCart/edit', { id: lines.get(skuId)?.id ?? '', skuId, count });
  if (visit.expectDone('change cart', await calls.insist('change cart', edit))) book.cart.set(skuId, count);
}

export async function placeOrder(visit: Visit): Promise<void> {
  const { book, random, calls } = visit;
  if (book.cart.size === 0) await addToCart(visit);
  const lines = new Map(random.shuffle([...book.cart]).slice(0, random.upTo(3)));
  const key = randomUUID();
  const submission = { ...book.buyer.order(...lines.keys()), remark: key };
  const reply = await calls.insist('order', visit.post('order/generateOrder', submission, key));
  if (!visit.expectDone('order', reply)) return;
  book.orders.push({ id: (reply.data as { id: string }).id, key, lines, isCancelled: false });
  for (const skuId of lines.keys()) book.cart.delete(skuId);
}

interface Detail {
  readonly statusName: string;
  readonly orderContract: { readonly uploadFileUrl: string | null } | null;
}

/**
 * Looks at an order that has refused a change: after a try without an answer it may have been made.
 * @returns undefined after any other reply
 */
export async function lookAfter(reply: Reply, visit: Visit, orderId: string): Promise<Detail | undefined> {
  if (reply.code !== '60003') return undefined;
  const detail = await visit.calls.insist('orders', visit.post('order/detail', { orderId }));
  return visit.expectDone('orders', detail) ? (detail.data as Detail) : undefined;
}

export async function cancelOrder(visit: Visit): Promise<void> {
  const open = openOrders(visit);
  if (open.length === 0) return;
  const chosen = visit.random.pick(open);
  const reply = await visit.calls.insist('cancel', visit.post('order/cancel', { orderId: chosen.id }));
  const detail = await lookAfter(reply, visit, chosen.id);
  if (detail?.statusName === '已关闭' || visit.expectDone('cancel', reply)) chosen.isCancelled = true;
}
