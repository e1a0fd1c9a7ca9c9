import type { ExportedOrder } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import type { OrderQuery } from '../model/order-query';

const pageSize = 200;
const attempts = 3;

export interface ReadAllOrdersOptions {
  signal: AbortSignal;
  /** Called with how many orders are read, and how many there are. */
  onProgress: (read: number, total: number) => void;
}

/**
 * Every order of a tab and filter, new ones first. Where orders come and go while their pages are read, one may have
 * slipped from a page not yet read to one that is; then they are all read again.
 */
export async function readAllOrders(
  { webStatus, filter }: Pick<OrderQuery, 'webStatus' | 'filter'>,
  { signal, onProgress }: ReadAllOrdersOptions,
): Promise<ExportedOrder[]> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const orders = new Map<string, ExportedOrder>();
    let total = 0;
    for (let current = 1; current === 1 || (current - 1) * pageSize < total; current++) {
      const request = { webStatus, ...filter, current, pageSize };
      const page = await api.postCounted('order/export/page', request, { signal, silent: true });
      total = page.count;
      for (const order of page.data) orders.set(order.id, order);
      onProgress(Math.min(orders.size, total), total);
    }
    if (orders.size >= total) return [...orders.values()];
  }
  throw new Error('订单正在变动，请稍后重试');
}
