import type { ReplyOf } from 'shared-kernel/contracts';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { type Caller, once } from '../idempotency/once';
import { type BatchRow, judgeRows } from './batch';
import { batchRepository } from './batch-repository';
import { cartRepository } from './repository';

type Reply = ReplyOf<'memberCart/addBatch'>;

/** The result of each row for the buyer's cart as it is, and what would be added. */
export async function judgeIn(queries: Queries, buyer: Buyer, rows: readonly BatchRow[]) {
  const cart = cartRepository(queries);
  const codes = new Set(rows.flatMap(({ skuId, code }) => (skuId === undefined && code ? code : [])));
  const byCode = codes.size > 0 ? await batchRepository(queries).skusByCode([...codes]) : new Map();
  const possibleSkuIds = ({ skuId, code }: BatchRow): readonly string[] =>
    skuId !== undefined ? [skuId] : (byCode.get(code ?? '') ?? []);
  const ids = [...new Set(rows.flatMap(possibleSkuIds))];
  const offers = ids.length > 0 ? await cart.offers(buyer, ids) : [];
  const places = new Map(offers.map(({ skuId }, place) => [skuId, place]));
  const lines = await cart.countLines(buyer);
  const findOffers = (row: BatchRow) =>
    possibleSkuIds(row)
      .flatMap((id) => places.get(id) ?? [])
      .sort((a, b) => a - b)
      .flatMap((place) => offers[place] ?? []);
  return judgeRows(rows, findOffers, lines, buyer);
}

/**
 * Bulk additions: the table of all units, quick order, reorder (docs/decisions/cart.md#more-than-the-stock).
 */
export function createBatchService(db: Database, clock: () => Date) {
  const cartAmount = (buyer: Buyer) => cartRepository(db).countLines(buyer);

  return {
    /** Returns each row's result without changing the cart. */
    async check(buyer: Buyer, rows: readonly BatchRow[]): Promise<Reply> {
      const { results } = await judgeIn(db, buyer, rows);
      return { amount: await cartAmount(buyer), results };
    },

    /** Adds the available rows, once per key, and returns each row's result. */
    async add(caller: Caller, rows: readonly BatchRow[]): Promise<Reply> {
      const { buyer } = caller;
      const results = await once(db, caller, { call: 'memberCart/addBatch', rows }, async (tx) => {
        const judged = await judgeIn(tx, buyer, rows);
        if (judged.added.length > 0) await cartRepository(tx).add(buyer, judged.added, clock());
        return judged.results;
      });
      return { amount: await cartAmount(buyer), results };
    },
  };
}

export type BatchService = ReturnType<typeof createBatchService>;
