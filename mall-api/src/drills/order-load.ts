import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { orderItems } from '../db/schema';
import type { ApiProcess } from '../testing/api-process';
import { addProduct, countPieces } from '../testing/builders';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';

/** Buyers who submit orders one after another, retrying each under its key until it is acknowledged. */
export interface OrderLoad {
  /** Ids of acknowledged orders, by key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Milliseconds of the slowest call, answered or not. */
  readonly slowestMs: number;
  /** Number of other replies, by code. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Resolves once this many more orders are acknowledged. @throws Error after a minute */
  more(count: number): Promise<void>;
  /** Resets the slowest call. */
  forgetTimes(): void;
  /** Resolves when the pending orders are done. */
  end(): Promise<void>;
  /**
   * Counts acknowledged orders missing from the database and unacknowledged ones in it; checks the stock. Other
   * orders than those of this load do not count.
   */
  check(db: Database): Promise<{ lost: number; doubled: number; stockOff: number }>;
}

const skusEach = 400;
const pieces = 1_000_000;

/**
 * @param apis processes called in turn; after a failure the next one
 * @param options `everyMs`: a buyer begins an order so often; by default as soon as the last one is acknowledged
 */
export async function startOrderLoad(
  db: Database,
  apis: readonly Pick<ApiProcess, 'ask'>[],
  buyerCount: number,
  { everyMs = 0 }: { everyMs?: number } = {},
): Promise<OrderLoad> {
  const product = await addProduct(db, { pieces, skus: Array.from({ length: skusEach }, () => ({})) });
  const buyers: DrillBuyer[] = [];
  for (let n = 0; n < buyerCount; n += 1) buyers.push(await addDrillBuyer(db, product.skuIds));

  const acknowledged = new Map<string, string>();
  const refusals = new Map<string, number>();
  let slowestMs = 0;
  let ending = false;

  async function submit(buyer: DrillBuyer, n: number, skuId: string): Promise<void> {
    const key = `load-${product.id}-${n}-${skuId}`;
    for (let turn = n; ; turn += 1) {
      const api = apis[turn % apis.length];
      const begun = performance.now();
      const reply = await api
        ?.ask(
          'order/generateOrder',
          { ...buyer.order(skuId), remark: key },
          { ...buyer.headers, 'idempotency-key': key },
        )
        .catch(() => ({ code: 'no answer', data: null }));
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      if (reply?.code === '0') {
        acknowledged.set(key, (reply.data as { id: string }).id);
        return;
      }
      const code = reply?.code ?? '';
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const running = Promise.all(
    buyers.map(async (buyer, n) => {
      for (const skuId of product.skuIds) {
        if (ending) return;
        const begun = performance.now();
        await submit(buyer, n, skuId);
        const restMs = begun + everyMs - performance.now();
        if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
      }
    }),
  );

  return {
    acknowledged,
    refusals,
    get slowestMs() {
      return slowestMs;
    },
    forgetTimes() {
      slowestMs = 0;
    },
    async more(count) {
      const wanted = acknowledged.size + count;
      const until = performance.now() + 60_000;
      while (acknowledged.size < wanted) {
        if (performance.now() > until) throw new Error(`only ${acknowledged.size} of ${wanted} orders`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end() {
      ending = true;
      await running;
    },
    async check(database) {
      const items = await database
        .select({ orderId: orderItems.orderId })
        .from(orderItems)
        .where(inArray(orderItems.skuId, product.skuIds));
      const placed = items.map(({ orderId }) => orderId);
      const told = new Set(acknowledged.values());
      const known = new Set(placed);
      return {
        lost: [...told].filter((id) => !known.has(id)).length,
        doubled: placed.filter((id) => !told.has(id)).length,
        stockOff: pieces - items.length - (await countPieces(database, product.id)),
      };
    },
  };
}
