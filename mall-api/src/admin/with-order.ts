import { type OrderStatus, statusName } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { notFound } from '../http/call-error';
import { type LockedOrder, lockOrder, type Move, moveOrder } from '../modules/order/move-order';
import { adminRepository } from './repository';

/** Runs work on a locked order. @throws CallError 60004 no such order */
export type WithOrder = <Result>(
  no: string,
  work: (tx: Queries, order: LockedOrder) => Promise<Result>,
) => Promise<Result>;

export const workOnOrders =
  (db: Database): WithOrder =>
  (no, work) =>
    db.transaction(async (tx) => {
      const id = await adminRepository(tx).findOrderId(no);
      const order = id === undefined ? undefined : await lockOrder(tx, id);
      if (!order) throw notFound(`订单 ${no} `);
      return work(tx, order);
    });

export type AdminMove = Omit<Move, 'operator'>;

/** Moves an order through statuses in turn. @throws CallError 60003 a transition is not allowed */
export async function advance(
  tx: Queries,
  order: LockedOrder,
  moves: readonly AdminMove[],
  clock: () => Date,
) {
  let status = order.status;
  for (const move of moves) {
    await moveOrder(tx, { ...order, status }, { ...move, operator: 'provider' }, clock());
    status = move.to;
  }
  return { no: order.no, status: nameOf(status) };
}

export const nameOf = (status: number) => statusName(status as OrderStatus);
