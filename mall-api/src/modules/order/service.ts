import type { OrderCard, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { allows, type OrderStatus, orderStatus, statusesInTab, webStatuses } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { ESign } from '../../ports/esign';
import type { Page } from '../../wire/page';
import { formatDate, formatTime } from '../../wire/time';
import { approvalOfOrder } from '../approval/approval-of-order';
import { contractRepository } from '../file/contract-repository';
import { paymentRepository } from '../payment/payment-repository';
import { toPayment } from '../payment/payment-view';
import { quotesOfOrder } from '../quote/quotes-of-order';
import { cancelRepository } from './cancel-repository';
import { lockOrder, type Move, moveOrder } from './move-order';
import { recordEvents } from './order-events';
import { mayAskToCancel, mayCancel, toCard, toOrder } from './order-view';
import { isInSight } from './orders-in-sight';
import { type OrderFilter, orderFilterOf, orderRepository } from './repository';

type Moving = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Orders in the buyer's sight (docs/specification.md#order-calls): their own and, by role, their colleagues'. Any other
 * is never found.
 */
export function createOrderService(db: Database, clock: () => Date, esign: ESign) {
  const orders = orderRepository(db);

  async function cards(buyer: Buyer, filter: OrderFilter, page: Page): Promise<OrderCard[]> {
    const rows = await orders.page(buyer, filter, page);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [items, parts] = await Promise.all([orders.items(ids), orders.subOrders(ids)]);
    const itemsOf = groupBy(items, ({ orderId }) => orderId);
    const partsOf = groupBy(parts, ({ orderId }) => orderId);
    return rows.map((row) => toCard(row, itemsOf.get(row.id) ?? [], partsOf.get(row.id) ?? [], buyer));
  }

  async function requireSeen(buyer: Buyer, orderId: string): Promise<void> {
    if (!(await orders.isSeen(buyer, orderId))) throw notFound('订单');
  }

  /** Moves an order in the buyer's sight if `may` allows it for the locked row. */
  async function move(
    buyer: Buyer,
    orderId: string,
    may: (order: Moving) => boolean,
    to: Omit<Move, 'by'>,
  ): Promise<null> {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !isInSight(buyer, order)) throw notFound('订单');
      if (!may(order)) throw wrongState('订单当前状态不支持该操作');
      await moveOrder(tx, order, { ...to, by: buyer }, clock());
    });
    return null;
  }

  return {
    /** Returns one page of a tab of the order list, and the tab's total. */
    async page(
      buyer: Buyer,
      { webStatus, current, pageSize, ...request }: ParsedRequestOf<'order/page'>,
    ): Promise<{ list: OrderCard[]; count: number }> {
      const filter = { ...orderFilterOf(request, clock()), statuses: statusesInTab(webStatus) };
      const [list, count] = await Promise.all([
        cards(buyer, filter, { current, pageSize }),
        orders.count(buyer, filter),
      ]);
      return { list, count };
    },

    /** Returns the number of orders per tab. */
    async count(buyer: Buyer, request: ParsedRequestOf<'order/count'>): Promise<ReplyOf<'order/count'>> {
      const found = await orders.countByStatus(buyer, orderFilterOf(request, clock()));
      const inTab = (statuses: readonly OrderStatus[]) =>
        found
          .filter(({ status }) => statuses.includes(status as OrderStatus))
          .reduce((total, row) => total + row.count, 0);
      return Object.fromEntries(
        webStatuses.map((webStatus) => [String(webStatus), inTab(statusesInTab(webStatus))]),
      ) as ReplyOf<'order/count'>;
    },

    /** Whose orders, and for which departments, the order list may be narrowed to. */
    async colleagues(buyer: Buyer): Promise<ReplyOf<'order/colleagues'>> {
      const [colleagues, departments] = await Promise.all([
        orders.colleagues(buyer),
        orders.departments(buyer),
      ]);
      return { colleagues, departments };
    },

    async latest(buyer: Buyer): Promise<ReplyOf<'order/latest'>> {
      const [newest] = await cards(buyer, {}, { current: 1, pageSize: 1 });
      return newest ?? null;
    },

    /** @throws CallError 60004 for an order out of the buyer's sight */
    async detail(buyer: Buyer, orderId: string): Promise<ReplyOf<'order/detail'>> {
      const found = await orders.find(buyer, orderId);
      if (!found) throw notFound('订单');
      const payments = paymentRepository(db);
      const cancels = cancelRepository(db);
      const [
        items,
        subOrders,
        logs,
        hasBuyMore,
        versions,
        paid,
        vouchers,
        cancelRequest,
        hasLeft,
        approval,
        quotes,
        departments,
      ] = await Promise.all([
        orders.items([orderId]),
        orders.subOrders([orderId]),
        orders.logs(orderId),
        orders.hasBuyMore(found.order.totalAmount),
        contractRepository(db).versions(orderId),
        payments.ofOrders([orderId]),
        payments.vouchers(orderId),
        cancels.find(orderId),
        cancels.hasLeft(orderId),
        approvalOfOrder(db, orderId),
        quotesOfOrder(db, orderId),
        orders.departmentsOf(orderId),
      ]);
      const payment = toPayment(found.order, paid, vouchers);
      return toOrder(found, items, subOrders, logs, {
        hasBuyMore,
        payment,
        versions,
        cancelRequest,
        hasLeft,
        approval,
        quotes,
        departments,
        esign,
        buyer,
      });
    },

    /**
     * Closes an order and releases what it took.
     * @throws CallError 60003 after the review, or once paid for
     */
    cancel: (buyer: Buyer, orderId: string): Promise<null> =>
      move(buyer, orderId, mayCancel, {
        to: orderStatus.closed,
        statusDesc: '采购人取消订单',
        operator: 'buyer',
      }),

    /**
     * Requests cancellation of an order that the buyer may no longer cancel, once.
     * @throws CallError 60003 it can still be cancelled, was shipped, or has a request
     */
    async askToCancel(buyer: Buyer, orderId: string, reason: string): Promise<null> {
      await db.transaction(async (tx) => {
        const [order, cancels] = [await lockOrder(tx, orderId), cancelRepository(tx)];
        if (!order || !isInSight(buyer, order)) throw notFound('订单');
        const known = {
          asked: (await cancels.find(orderId)) !== undefined,
          hasLeft: await cancels.hasLeft(orderId),
        };
        if (known.asked) throw wrongState('已申请过取消订单');
        if (!mayAskToCancel(order, known)) throw wrongState('订单当前状态不支持该操作');
        const now = clock();
        await cancels.ask(orderId, reason, now);
        const statusDesc = `申请取消订单：${reason}`;
        const status = order.status as OrderStatus;
        await recordEvents(tx, order, [{ status, statusDesc, operator: 'buyer', by: buyer }], now);
      });
      return null;
    },

    /** @throws CallError 60003 when the order is not shipped */
    receive: (buyer: Buyer, orderId: string): Promise<null> =>
      move(buyer, orderId, ({ status }) => allows(status as OrderStatus, 'receive'), {
        to: orderStatus.completed,
        statusDesc: '已确认收货，订单完成',
        operator: 'buyer',
      }),

    /** Returns the logistics entries, latest first. */
    async logistics(buyer: Buyer, orderId: string): Promise<ReplyOf<'order/listLogistics'>> {
      await requireSeen(buyer, orderId);
      return (await orders.logistics(orderId)).map(({ content, changedAt, ...parcel }) => ({
        ...parcel,
        logisticsContent: content,
        logisticsChangeDate: formatDate(changedAt),
        logisticsChangeTime: formatTime(changedAt).slice(11),
      }));
    },

    /**
     * Sign status of the order's contract (docs/specification.md#contract-sign-status); 0 when not signed
     * electronically.
     */
    async judgeContract(buyer: Buyer, orderId: string): Promise<ReplyOf<'order/contract/judge'>> {
      await requireSeen(buyer, orderId);
      return { qysStatus: (await orders.qysStatus(orderId)) ?? 0 };
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
