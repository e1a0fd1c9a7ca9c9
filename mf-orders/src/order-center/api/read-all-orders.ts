import type { ExportedOrder } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import type { OrderQuery, WantedOrders } from '../model/order-query';

const pageSize = 200;
const attempts = 3;

export interface ExportedQuery extends Pick<OrderQuery, 'webStatus' | 'filter'> {
  wanted: WantedOrders;
}

export interface ReadAllOrdersOptions {
  signal: AbortSignal;
  /** Called with the number of orders read, and the total. */
  onProgress: (read: number, total: number) => void;
}

/**
 * Every order of a tab and filter, newest first. If orders change while the pages are read, one may have
 * moved from a page not yet read to one already read; then all pages are read again.
 */
export async function readAllOrders(
  { webStatus, filter, wanted }: ExportedQuery,
  { signal, onProgress }: ReadAllOrdersOptions,
): Promise<ExportedOrder[]> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const orders = new Map<string, ExportedOrder>();
    let total = 0;
    for (let current = 1; current === 1 || (current - 1) * pageSize < total; current++) {
      const request = { webStatus, ...filter, ...wanted, current, pageSize };
      const page = await api.postCounted('order/export/page', request, { signal, silent: true });
      total = page.count;
      for (const order of page.data) orders.set(order.id, order);
      onProgress(Math.min(orders.size, total), total);
    }
    if (orders.size >= total) return [...orders.values()];
  }
  throw new Error('订单正在变动，请稍后重试');
}
