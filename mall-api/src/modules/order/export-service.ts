import type { ExportedOrder, ParsedRequestOf } from 'shared-kernel/contracts';
import { statusesInTab } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { paymentRepository } from '../payment/payment-repository';
import { toExported } from './export-view';
import { orderFilterOf, orderRepository } from './repository';

/**
 * Orders in the buyer's sight with everything needed for reconciliation
 * (docs/decisions/orders.md#the-export-adds-up).
 */
export function createExportService(db: Database, clock: () => Date) {
  const orders = orderRepository(db);

  return {
    /** Returns one page of a tab of the order list, and the tab's total. */
    async page(
      buyer: Buyer,
      { webStatus, current, pageSize, ...request }: ParsedRequestOf<'order/export/page'>,
    ): Promise<{ list: ExportedOrder[]; count: number }> {
      const filter = { ...orderFilterOf(request, clock()), statuses: statusesInTab(webStatus) };
      const [rows, count] = await Promise.all([
        orders.page(buyer, filter, { current, pageSize }),
        orders.count(buyer, filter),
      ]);
      if (rows.length === 0) return { list: [], count };
      const ids = rows.map(({ id }) => id);
      const [items, parts, payments] = await Promise.all([
        orders.items(ids),
        orders.subOrders(ids),
        paymentRepository(db).ofOrders(ids),
      ]);
      const byOrder = <Row extends { orderId: string }>(all: readonly Row[]) => {
        const grouped = groupBy(all, ({ orderId }) => orderId);
        return (id: string) => grouped.get(id) ?? [];
      };
      const [itemsOf, partsOf, paymentsOf] = [byOrder(items), byOrder(parts), byOrder(payments)];
      const list = rows.map((row) =>
        toExported(row, {
          items: itemsOf(row.id),
          parts: partsOf(row.id),
          payments: paymentsOf(row.id),
          buyer,
        }),
      );
      return { list, count };
    },
  };
}

export type ExportService = ReturnType<typeof createExportService>;
