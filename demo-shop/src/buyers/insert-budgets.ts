import Big from 'big.js';
import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import { orderStatus } from 'shared-kernel/domain';
import { addOrder } from '../orders/build-order';
import { emptyOrderRows, insertOrderRows } from '../orders/order-rows';
import { chinaDay, daysAfter, officeHours } from '../rows/days';
import { toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import type { SeedBuyer } from './buyer';
import type { PriceList } from './price-list';

export interface BudgetPeople {
  /** Has ordered for the laboratory. */
  readonly buyer: SeedBuyer;
  /** Who keeps the budgets. */
  readonly keeperId: string;
}

/** The first day of the month of a day, and the last one. */
const firstOfMonth = (day: Date) => `${chinaDay(day).slice(0, 7)}-01`;
const lastOfMonth = (day: Date) => {
  const [year = 0, month = 0] = chinaDay(day).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/**
 * Adds the hospital's budgets: one with plenty left that only marks, and one that blocks and that an order has nearly
 * used up.
 */
export async function insertBudgets(
  tx: Queries,
  { buyer, keeperId }: BudgetPeople,
  { priceList, ordersBefore }: { priceList: PriceList; ordersBefore: number },
  random: Random,
  today: Date,
): Promise<void> {
  const department = '检验科';
  const createdAt = officeHours(daysAfter(today, -28), random);
  const rows = emptyOrderRows();
  const planned = {
    buyer,
    status: orderStatus.completed,
    createdAt,
    opensGiftPack: false,
    firstOrder: false,
    usual: false,
    detailed: false,
  };
  const issued = { orders: ordersBefore, subOrders: 0, giftPacks: 0 };
  addOrder(rows, planned, { today, priceList, gifts: [], rebates: new Map(), issued }, random);
  const [order] = rows.orders;
  if (!order) throw new Error('the order was not built');
  order.department = department;
  await insertOrderRows(tx, rows);
  await tx.insert(schema.orderDepartments).values({
    orderId: String(order.id),
    department,
    clientId: buyer.clientId,
    day: chinaDay(createdAt),
    amount: order.totalAmount,
  });
  const nearlyUsed = new Big(order.totalAmount).times('1.04').div(100).round(0, Big.roundUp).times(100);
  const terms = {
    clientId: buyer.clientId,
    fromDay: firstOfMonth(createdAt),
    toDay: lastOfMonth(daysAfter(today, 60)),
    changedBy: keeperId,
    createdAt: daysAfter(createdAt, -5),
  };
  await insertAll(tx, schema.budgets, [
    { ...terms, department: '手术室', plannedAmount: '300000.00', blocks: false },
    { ...terms, department, plannedAmount: toAmount(nearlyUsed), blocks: true },
  ]);
}
