import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database';
import { countShop, type ShopCounts } from './count-shop';

/** Minimum time between counts, whoever scrapes. */
const freshMs = 30_000;
/** A scrape does not wait for a busy database: it gets the last counts. */
const patienceMs = 1000;

/** Counts of the whole shop, the same from each of its processes, with the time at which they were taken. */
export function measureShop(registry: Registry, db: Database, clock: () => Date): void {
  let known: ShopCounts | undefined;
  let counting: Promise<void> | undefined;

  const count = async () => {
    known = await countShop(db, clock());
  };

  async function latest(): Promise<ShopCounts | undefined> {
    if (known && clock().getTime() - known.at.getTime() < freshMs) return known;
    counting ??= count()
      // What the database cannot answer shows in the age of the counts.
      .catch(() => undefined)
      .finally(() => {
        counting = undefined;
      });
    const given = new AbortController();
    const limit = pause(patienceMs, undefined, { signal: given.signal, ref: false }).catch(() => undefined);
    await Promise.race([counting, limit]);
    given.abort();
    return known;
  }

  const registers = [registry];
  new Gauge({
    name: 'mall_shop_counted_timestamp_seconds',
    help: 'When the counts of the shop were taken (Unix time)',
    registers,
    async collect() {
      const counts = await latest();
      if (counts) this.set(counts.at.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'mall_open_orders',
    help: 'Orders that are neither done nor cancelled, by status number',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, orders } of (await latest())?.open ?? []) this.set({ status }, orders);
    },
  });
  new Gauge({
    name: 'mall_oldest_open_order_seconds',
    help: 'Seconds that the longest waiting order has been in a status',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, since } of (await latest())?.open ?? [])
        this.set({ status }, (clock().getTime() - since.getTime()) / 1000);
    },
  });
  new Gauge({
    name: 'mall_products_out_of_stock',
    help: 'Listed products of which nothing is left',
    registers,
    async collect() {
      const counts = await latest();
      if (counts) this.set(counts.outOfStock);
    },
  });
  new Gauge({
    name: 'mall_messages_outside_waiting',
    help: 'Messages that are to reach members by text message and mail, by channel',
    labelNames: ['channel'],
    registers,
    async collect() {
      this.reset();
      for (const { channel, messages } of (await latest())?.leaving ?? []) this.set({ channel }, messages);
    },
  });
}
