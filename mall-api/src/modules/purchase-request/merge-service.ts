import type { LeftRequestLine, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { judgeIn } from '../cart/batch-service';
import { cartRepository } from '../cart/repository';
import { type Caller, once } from '../idempotency/once';
import { joinedNotes } from '../order/order-draft';
import { type RequestLineRow, requestRepository } from './repository';

/** Merging requests into a cart, and taking them out again (docs/decisions/purchase-requests.md). */
export function createMergeService(db: Database, clock: () => Date) {
  /** Open lines of these requests, locked. @throws CallError 60004 */
  async function lockOpen(tx: Queries, buyer: Buyer, ids: readonly string[], lineIds?: readonly string[]) {
    const requests = requestRepository(tx);
    const wanted = [...new Set(ids)];
    if ((await requests.found(buyer, wanted)).length < wanted.length) throw notFound('采购申请');
    const all = await requests.lockLines(buyer, wanted);
    const chosen = lineIds && new Set(lineIds);
    const lines = chosen ? all.filter(({ id }) => chosen.has(id)) : all;
    if (chosen && lines.length < chosen.size) throw notFound('申请商品');
    return lines.filter(
      ({ ended, cartSkuId, count, ordered }) => ended === null && cartSkuId === null && ordered < count,
    );
  }

  async function merge(tx: Queries, buyer: Buyer, lines: readonly RequestLineRow[]) {
    const rows = lines.map(({ skuId, count, ordered }) => ({ skuId, count: count - ordered }));
    const { results, added } = await judgeIn(tx, buyer, rows);
    const went = lines.filter((_, index) => results[index]?.verdict === 'added');
    if (added.length > 0) {
      const notes = groupBy(went, ({ skuId }) => skuId);
      const noted = added.map((line) => ({
        ...line,
        note: joinedNotes(notes.get(line.skuId) ?? []).slice(0, limits.lineNoteMax),
      }));
      await cartRepository(tx).add(buyer, noted, clock());
      await requestRepository(tx).hold(
        buyer,
        went.map(({ id }) => id),
      );
    }
    const left = lines.flatMap(({ id, requestId, productName, unitName, count, ordered }, index) => {
      const { verdict = 'notFound', shortage } = results[index] ?? {};
      if (verdict === 'added') return [];
      const line = { requestId, lineId: id, productName, unitName, count: count - ordered, verdict };
      return [shortage ? { ...line, shortage } : line];
    });
    return { taken: went.length, left: left satisfies LeftRequestLine[] };
  }

  return {
    /**
     * Adds what is open of requests to the buyer's cart, once per key; what cannot be ordered stays.
     * @throws CallError 60004 a request or a line that is not the client's
     */
    async take(
      caller: Caller,
      { ids, lineIds }: ParsedRequestOf<'purchaseRequest/take'>,
    ): Promise<ReplyOf<'purchaseRequest/take'>> {
      const { buyer } = caller;
      const merged = await once(db, caller, { call: 'purchaseRequest/take', ids, lineIds }, async (tx) => {
        const open = await lockOpen(tx, buyer, ids, lineIds);
        return open.length === 0 ? { taken: 0, left: [] } : merge(tx, buyer, open);
      });
      return { amount: await cartRepository(db).countLines(buyer), ...merged };
    },

    /**
     * Takes lines out of the cart that holds them, whoever's it is.
     * @throws CallError 60003 one is in no cart, or its cart line is split; 60004
     */
    async giveBack(
      buyer: Buyer,
      { id, lineIds }: ParsedRequestOf<'purchaseRequest/giveBack'>,
    ): Promise<ReplyOf<'purchaseRequest/giveBack'>> {
      await db.transaction(async (tx) => {
        const requests = requestRepository(tx);
        if ((await requests.found(buyer, [id])).length === 0) throw notFound('采购申请');
        const wanted = new Set(lineIds);
        const lines = (await requests.lockLines(buyer, [id])).filter((line) => wanted.has(line.id));
        if (lines.length < wanted.size) throw notFound('申请商品');
        for (const { cartSkuId, productName, count, ordered } of lines) {
          const holder = cartSkuId === null ? undefined : await requests.lockHolder(cartSkuId);
          if (cartSkuId === null || !holder) throw wrongState(`${productName}不在购物车中`);
          if (holder.isSplit) throw wrongState(`${productName}已拆分配送，请在购物车中取消拆分后再试`);
          await requests.reduce(cartSkuId, holder.count - (count - ordered));
        }
        await requests.release([...wanted]);
      });
      return { amount: await cartRepository(db).countLines(buyer) };
    },
  };
}

export type MergeService = ReturnType<typeof createMergeService>;
