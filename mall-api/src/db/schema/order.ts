import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { orderStatuses } from 'shared-kernel/domain';
import { productSkus, products } from './catalogue';
import { clients, consignees, dealers, hospitals } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';

/** Last part of an order's no; never goes back, even when an order is rolled back. */
export const orderNoSequence = pgSequence('order_no_seq', { startWith: 1 });

const statuses = sql.raw(`(${orderStatuses.join(', ')})`);

/**
 * Names and amounts are those of when the order was placed. totalAmount = productTotalAmount − couponAmount −
 * rebateAmount. An order belongs to its member. payStatus is derived from the order's payments
 * (`db/pay-status.ts`).
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    no: text().notNull().unique(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    memberName: text().notNull(),
    clientType: smallint().notNull(),
    status: smallint().notNull(),
    statusReason: text(),
    statusChangedAt: moment().notNull().defaultNow(),
    payWay: text().notNull(),
    payWayName: text().notNull(),
    payStatus: smallint().notNull().default(0),
    hospitalId: idReference().references(() => hospitals.id),
    hospitalName: text(),
    dealerId: idReference().references(() => dealers.id),
    dealerName: text(),
    businessStock: boolean().notNull().default(false),
    remark: text().notNull().default(''),
    /** The buyer's purchase number; '' for none. */
    purchaseNo: text().notNull().default(''),
    /** Chosen for what no request of a department asked for; null for none. */
    department: text(),
    source: smallint().notNull().default(0),
    productTotalAmount: money().notNull(),
    couponAmount: money().notNull().default('0'),
    rebateAmount: money().notNull().default('0'),
    totalAmount: money().notNull(),
    waitingAuthNumber: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('orders_status', sql`${t.status} in ${statuses}`),
    check('orders_pay_status', sql`${t.payStatus} in (0, 1, 2, 3)`),
    check(
      'orders_amounts',
      sql`${t.totalAmount} >= 0 and ${t.totalAmount} = ${t.productTotalAmount} - ${t.couponAmount} - ${t.rebateAmount}`,
    ),
    index().on(t.memberId, t.createdAt, t.id),
    index().on(t.memberId, t.status, t.createdAt, t.id),
    index().on(t.clientId, t.status),
    // For who sees the orders of all colleagues.
    index().on(t.clientId, t.createdAt, t.id),
    // For the admin CLI and the demo mode: orders that can still move.
    index('orders_open').on(t.statusChangedAt).where(sql`${t.status} not in (9, 98, 99)`),
  ],
);

export const orderConsignees = pgTable(
  'order_consignees',
  {
    orderId: idReference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    consigneeId: idReference().references(() => consignees.id),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    hospitalName: text(),
  },
  // Removing an address looks up its orders.
  (t) => [index().on(t.consigneeId)],
);

/** One per consignee of a split order. */
export const subOrders = pgTable(
  'sub_orders',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: text().notNull().unique(),
    hospitalId: idReference().references(() => hospitals.id),
    hospitalName: text(),
    consigneeId: idReference().references(() => consignees.id),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    /** Its share of the order's rebate. */
    rebateAmount: money().notNull().default('0'),
    /** Its payable amount: its items less its share of the rebate. */
    totalAmount: money().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [index().on(t.orderId, t.sort), index().on(t.consigneeId)],
);

/** A line of an order. price and discountPrice are per unit; gifts are free. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    subOrderId: idReference().references(() => subOrders.id, { onDelete: 'cascade' }),
    productId: idReference()
      .notNull()
      .references(() => products.id),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    productImgUrl: text().notNull(),
    model: text().notNull(),
    name: text().notNull(),
    unitName: text().notNull(),
    unitCount: quantity().notNull(),
    sapUnit: text().notNull(),
    quantity: quantity().notNull(),
    price: money().notNull(),
    discountPrice: money().notNull(),
    payAmount: money().notNull(),
    /** Its share of the order's rebate; payAmount does not include it. */
    rebateAmount: money().notNull().default('0'),
    gift: boolean().notNull().default(false),
    /** The buyer's note to this line; '' for none. */
    note: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.orderId, t.sort),
    index().on(t.subOrderId).where(sql`${t.subOrderId} is not null`),
    check('order_items_quantity', sql`${t.quantity} > 0 and ${t.unitCount} > 0`),
    check('order_items_rebate', sql`${t.rebateAmount} between 0 and ${t.payAmount}`),
    check(
      'order_items_pay_amount',
      sql`${t.payAmount} = case when ${t.gift} then 0 else ${t.discountPrice} * ${t.quantity} end`,
    ),
  ],
);

export const orderOperationLogs = pgTable(
  'order_operation_logs',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: smallint().notNull(),
    statusDesc: text().notNull(),
    operator: text({ enum: ['buyer', 'provider', 'system'] }).notNull(),
    time: createdAt(),
  },
  (t) => [index().on(t.orderId, t.time, t.id)],
);

export const orderLogistics = pgTable(
  'order_logistics',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    subOrderId: idReference().references(() => subOrders.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    content: text().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [index().on(t.orderId, t.changedAt, t.id)],
);

/** A payment or refund of an order; the amount is positive in both. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['payment', 'refund'] })
      .notNull()
      .default('payment'),
    payWay: text().notNull(),
    amount: money().notNull(),
    /** Number of the bank slip. */
    voucherNo: text(),
    paidAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    check('order_payments_amount', sql`${t.amount} > 0`),
    // The same slip entered twice is the same payment.
    unique('order_payments_voucher').on(t.orderId, t.kind, t.voucherNo),
  ],
);
