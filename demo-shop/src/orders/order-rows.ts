import type { PgTable } from 'drizzle-orm/pg-core';
import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';

// Parents before children, for the foreign keys.
const tables = {
  orders: schema.orders,
  orderConsignees: schema.orderConsignees,
  subOrders: schema.subOrders,
  orderItems: schema.orderItems,
  orderOperationLogs: schema.orderOperationLogs,
  orderContracts: schema.orderContracts,
  orderInvoices: schema.orderInvoices,
  orderLogistics: schema.orderLogistics,
  orderPayments: schema.orderPayments,
  orderGiftPacks: schema.orderGiftPacks,
  orderGiftPackSkus: schema.orderGiftPackSkus,
  rebateEntries: schema.rebateEntries,
  messages: schema.messages,
} as const;

export const orderTables: readonly PgTable[] = Object.values(tables);

export type OrderRows = { -readonly [Name in keyof typeof tables]: (typeof tables)[Name]['$inferInsert'][] };

export function emptyOrderRows(): OrderRows {
  return {
    orders: [],
    orderConsignees: [],
    subOrders: [],
    orderItems: [],
    orderOperationLogs: [],
    orderContracts: [],
    orderInvoices: [],
    orderLogistics: [],
    orderPayments: [],
    orderGiftPacks: [],
    orderGiftPackSkus: [],
    rebateEntries: [],
    messages: [],
  };
}

export async function insertOrderRows(db: Queries, rows: OrderRows): Promise<void> {
  for (const [name, table] of Object.entries(tables) as [keyof OrderRows, PgTable][]) {
    await insertAll(db, table, rows[name]);
  }
}
