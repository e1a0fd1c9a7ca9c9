import { mayMake, type ParsedRequestOf, type ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { formatDate } from '../../wire/time';
import { judgeIn } from '../cart/batch-service';
import { buyNowRepository } from '../cart/buy-now-repository';
import { cartRepository } from '../cart/repository';
import { type Caller, once } from '../idempotency/once';
import { joinedNotes } from '../order/order-draft';
import { lockWanted } from './lock-wanted';
import { requestReads } from './read-repository';
import { type RequestLineRow, requestRepository } from './repository';
import { toRequestHead, toRequestLines } from './request-view';

type Request = ParsedRequestOf<'purchaseRequest/submit'>;

const ordersGoods = ({ roles }: Buyer) => mayMake('purchaseRequest/take', roles);

const isOpen = ({ ended, cartSkuId, count, ordered }: RequestLineRow) =>
  ended === null && cartSkuId === null && ordered < count;

/** Notes of several lines as one, within the length of a note. */
const noteOf = (lines: readonly { note: string }[]) => joinedNotes(lines).slice(0, limits.lineNoteMax);

/** Making, reading and withdrawing requests for goods (docs/decisions/purchase-requests.md). */
export function createRequestService(db: Database, clock: () => Date) {
  async function make(tx: Queries, buyer: Buyer, request: Request): Promise<string> {
    const now = clock();
    const { department, reason, wantedDate } = request;
    if (wantedDate !== null && wantedDate < formatDate(now)) throw invalid('希望到货日期不能早于今天');
    const requests = requestRepository(tx);
    const rows = await lockWanted(tx, buyer, request.lines);
    const id = await requests.insert({
      clientId: buyer.clientId,
      memberId: buyer.memberId,
      no: await requests.nextNo(buyer),
      department,
      reason,
      wantedOn: wantedDate,
      createdAt: now,
    });
    // The carts of several dealers may hold one SKU.
    const goods = [...groupBy(rows, ({ skuId }) => skuId).values()];
    await requests.insertLines(
      goods.flatMap((same, place) => {
        const [first] = same;
        if (!first) return [];
        const count = Math.min(
          same.reduce((sum, row) => sum + row.count, 0),
          limits.maxQuantity,
        );
        const { skuId, seenPrice } = first;
        return [{ requestId: id, skuId, askedCount: count, count, note: noteOf(same), place, seenPrice }];
      }),
    );
    await buyNowRepository(tx).takeOrdered(rows.map((row) => row.id));
    await buyNowRepository(tx).tickAgain(buyer);
    return id;
  }

  return {
    /**
     * Turns lines of the buyer's cart into a request, once per key.
     * @throws CallError 60001 a day that is over, or a line twice; 60003 another count than in the cart; 60004 a
     * line that is not in it
     */
    async submit(caller: Caller, request: Request): Promise<ReplyOf<'purchaseRequest/submit'>> {
      const { buyer } = caller;
      const { id } = await once(db, caller, { call: 'purchaseRequest/submit', request }, async (tx) => ({
        id: await make(tx, buyer, request),
      }));
      return { id, amount: await cartRepository(db).countLines(buyer) };
    },

    async page(
      buyer: Buyer,
      { scope, ...page }: ParsedRequestOf<'purchaseRequest/page'>,
    ): Promise<ReplyOf<'purchaseRequest/page'>> {
      const reads = requestReads(db);
      const all = ordersGoods(buyer);
      const rows = await reads.page(buyer, all, scope, page);
      return {
        list: rows.map((row) => toRequestHead(buyer, row)),
        total: await reads.count(buyer, all, scope),
      };
    },

    /** @throws CallError 60004 neither the buyer's nor, for who orders, the client's */
    async detail(buyer: Buyer, id: string): Promise<ReplyOf<'purchaseRequest/detail'>> {
      const reads = requestReads(db);
      const found = await reads.find(buyer, ordersGoods(buyer), id);
      if (!found) throw notFound('采购申请');
      const orders = await reads.ordersOf(id);
      const orderIds = [...new Set(orders.map(({ orderId }) => orderId))];
      const parcels = orderIds.length > 0 ? await reads.parcelsOf(orderIds) : [];
      const lines = await reads.lines(buyer, id);
      return { ...toRequestHead(buyer, found), lines: toRequestLines(buyer, lines, orders, parcels) };
    },

    /**
     * Takes back what nobody has begun to buy; it returns to the buyer's cart as far as it can be ordered.
     * @throws CallError 60004 not the buyer's, 60003 nothing is left to withdraw
     */
    async withdraw(buyer: Buyer, id: string): Promise<ReplyOf<'purchaseRequest/withdraw'>> {
      await db.transaction(async (tx) => {
        const requests = requestRepository(tx);
        const own = await requests.found(buyer, [id], true);
        if (own.length === 0) throw notFound('采购申请');
        const open = (await requests.lockLines(buyer, [id])).filter(isOpen);
        if (open.length === 0) throw wrongState('没有可撤回的商品：都已在采购或已处理');
        for (const { id: lineId, ordered } of open) await requests.endRest(lineId, ordered, 'withdrawn');
        const rows = open.map(({ skuId, count, ordered, note }) => ({ skuId, count: count - ordered, note }));
        const { added } = await judgeIn(tx, buyer, rows);
        if (added.length > 0) await cartRepository(tx).add(buyer, added, clock());
      });
      return { amount: await cartRepository(db).countLines(buyer) };
    },
  };
}

export type RequestService = ReturnType<typeof createRequestService>;
