import { eq, inArray } from 'drizzle-orm';
import { orderStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import { memberCartSkus, orderItems, orders, productStocks } from '../../db/schema';
import type { BuyerBook } from './book';
import { type Load, piecesAtFirst } from './load';
import { contractsOf, readContract } from './papers';

/** What is otherwise than it was acknowledged; each is named. */
export interface Findings {
  /** Acknowledged orders that are not there, or not with their lines and sums, or not cancelled as acknowledged. */
  readonly lost: readonly string[];
  /** Orders that nobody was told of, and keys with two orders. */
  readonly doubled: readonly string[];
  readonly carts: readonly string[];
  readonly uploads: readonly string[];
  readonly stock: readonly string[];
  readonly counts: { readonly orders: number; readonly uploads: number; readonly carts: number };
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const written = (lines: ReadonlyMap<string, number>) => JSON.stringify([...lines].sort());

/** Compares what buyers were told with the database and with what they can download. */
export async function checkBooks(db: Database, load: Load, origin: string): Promise<Findings> {
  const priceOf = new Map(load.goods.map(({ skuId, price }) => [skuId, cents(price)]));
  const findings = { lost: [], doubled: [], carts: [], uploads: [], stock: [] } as Record<
    Exclude<keyof Findings, 'counts'>,
    string[]
  >;
  const taken = new Map<string, number>();

  async function checkOrders(book: BuyerBook): Promise<void> {
    const stored = await db.select().from(orders).where(eq(orders.memberId, book.buyer.memberId));
    const ids = stored.map(({ id }) => id);
    const items =
      ids.length > 0 ? await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)) : [];
    const told = new Map(book.orders.map((order) => [order.id, order]));
    const keys = new Set<string>();
    for (const { id, remark, status, totalAmount } of stored) {
      const lines = new Map(
        items.filter(({ orderId }) => orderId === id).map((item) => [item.skuId, item.quantity]),
      );
      const order = told.get(id);
      if (!order || order.key !== remark || keys.has(remark)) {
        findings.doubled.push(`order ${id}`);
        continue;
      }
      keys.add(remark);
      told.delete(id);
      const sum = [...lines].reduce(
        (total, [skuId, count]) => total + count * (priceOf.get(skuId) ?? NaN),
        0,
      );
      if (written(lines) !== written(order.lines) || cents(totalAmount) !== sum)
        findings.lost.push(`lines or sum of order ${id}`);
      if ((status === orderStatus.closed) !== order.isCancelled)
        findings.lost.push(`order ${id} is in status ${status}`);
      if (status !== orderStatus.closed)
        for (const [skuId, count] of lines) taken.set(skuId, (taken.get(skuId) ?? 0) + count);
    }
    findings.lost.push(...[...told.keys()].map((id) => `order ${id}`));
  }

  async function checkCart({ buyer, cart }: BuyerBook): Promise<void> {
    const rows = await db.select().from(memberCartSkus).where(eq(memberCartSkus.memberId, buyer.memberId));
    const found = written(new Map(rows.map(({ skuId, count }) => [skuId, count])));
    if (found !== written(cart)) findings.carts.push(`${found} in place of ${written(cart)}`);
  }

  async function checkUploads({ buyer, orders: told }: BuyerBook): Promise<void> {
    for (const { fileId, sha256 } of contractsOf(told)) {
      const { code, data } = await readContract(origin, buyer.headers, fileId);
      if (data !== sha256) findings.uploads.push(`file ${fileId}: ${code}`);
    }
  }

  for (const book of load.books) {
    await checkOrders(book);
    await checkCart(book);
    await checkUploads(book);
  }
  const stocks = await db.select().from(productStocks);
  for (const { productId, skuId } of load.goods) {
    const pieces = stocks.find((row) => row.productId === productId)?.pieces;
    const left = piecesAtFirst - (taken.get(skuId) ?? 0);
    if (pieces !== left) findings.stock.push(`${pieces} pieces of ${productId} in place of ${left}`);
  }
  const placed = load.books.flatMap((book) => book.orders);
  return {
    ...findings,
    counts: {
      orders: placed.length,
      uploads: contractsOf(placed).length,
      carts: load.books.length,
    },
  };
}
