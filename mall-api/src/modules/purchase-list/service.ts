import type { ParsedRequestOf, PurchaseListHead, ReplyOf } from 'shared-kernel/contracts';
import { formatCount, limits } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import { judgeIn } from '../cart/batch-service';
import { cartRepository } from '../cart/repository';
import type { LicenceService } from '../client/licence-service';
import { type Caller, once } from '../idempotency/once';
import { mergeGoods } from './merge-goods';
import { type PurchaseListRepository, purchaseListRepository } from './repository';

type Goods = ParsedRequestOf<'purchaseList/line/add'>['lines'];
type HeadRow = NonNullable<Awaited<ReturnType<PurchaseListRepository['find']>>>;
type LockedList = NonNullable<Awaited<ReturnType<PurchaseListRepository['lock']>>>;

const hourMs = 3_600_000;

const mayManage = (buyer: Buyer, { memberId, ownerEnabled }: Pick<LockedList, 'memberId' | 'ownerEnabled'>) =>
  memberId === buyer.memberId || !ownerEnabled;

const toHead = (buyer: Buyer, row: HeadRow): PurchaseListHead => ({
  id: row.id,
  name: row.name,
  shared: row.shared,
  isOwn: row.memberId === buyer.memberId,
  ownerName: row.ownerName,
  mayManage: mayManage(buyer, row),
  lineCount: row.lineCount,
  updateTime: formatTime(row.updatedAt),
});

const sharedText = (shared: boolean) => (shared ? '客户共享' : '仅自己可见');

/** Purchase lists, a member's own and the client's (docs/decisions/cart.md#purchase-lists). */
export function createPurchaseListService(db: Database, clock: () => Date, licences: LicenceService) {
  /** @throws CallError 60004 when the list is neither the buyer's nor the client's */
  async function changing<Reply>(
    buyer: Buyer,
    id: string,
    work: (lists: PurchaseListRepository, list: LockedList, tx: Queries) => Promise<Reply>,
  ): Promise<Reply> {
    return db.transaction(async (tx) => {
      const lists = purchaseListRepository(tx);
      const list = await lists.lock(buyer, id);
      if (!list) throw notFound('采购清单');
      const reply = await work(lists, list, tx);
      await lists.touch(id, clock());
      return reply;
    });
  }

  /** @throws CallError 60004 for an unknown unit, 60003 when the list would be too long */
  async function put(tx: Queries, buyer: Buyer, id: string, lines: Goods) {
    const goods = mergeGoods(lines);
    if (goods.length === 0) return { added: 0, kept: 0 };
    const skuIds = goods.map(({ skuId }) => skuId);
    const offers = await cartRepository(tx).offers(buyer, skuIds);
    const prices = new Map(offers.map(({ skuId, discountPrice }) => [skuId, discountPrice]));
    const priced = goods.map((one) => {
      const seenPrice = prices.get(one.skuId);
      if (seenPrice === undefined) throw notFound('商品规格');
      return { ...one, seenPrice };
    });
    const lists = purchaseListRepository(tx);
    const added = await lists.addLines(buyer, id, priced, clock());
    await refuseTooLong(lists, id);
    return { added, kept: goods.length - added };
  }

  async function refuseTooLong(lists: PurchaseListRepository, id: string): Promise<void> {
    if ((await lists.countLines(id)) <= limits.purchaseListLines) return;
    throw wrongState(`一个清单最多 ${limits.purchaseListLines} 种商品，请分到其他清单`);
  }

  async function refuseTooMany(lists: PurchaseListRepository, buyer: Buyer, shared: boolean): Promise<void> {
    const count = shared ? lists.countShared(buyer) : lists.count(buyer);
    if ((await count) < limits.purchaseLists) return;
    throw wrongState(`最多 ${limits.purchaseLists} 个采购清单，请先删除不需要的`);
  }

  return {
    async all(buyer: Buyer): Promise<ReplyOf<'purchaseList/all'>> {
      return (await purchaseListRepository(db).all(buyer)).map((row) => toHead(buyer, row));
    },

    /**
     * A list with the health of each line, for the buyer's cart as it is.
     * @throws CallError 60004
     */
    async detail(buyer: Buyer, id: string): Promise<ReplyOf<'purchaseList/detail'>> {
      const lists = purchaseListRepository(db);
      const found = await lists.find(buyer, id);
      if (!found) throw notFound('采购清单');
      const rows = await lists.lines(id);
      const [{ results }, lacking] = await Promise.all([
        judgeIn(
          db,
          buyer,
          rows.map(({ skuId, count }) => ({ skuId, count })),
        ),
        licences.ofGoods(
          buyer,
          rows.map(({ skuId }) => skuId),
        ),
      ]);
      const lines = rows.flatMap(({ skuId: _, seenPrice, seenAt, ...row }, index) => {
        const result = results[index];
        if (!result?.sku) return [];
        const { units: __, sku, ...health } = result;
        const seenPriceUnit = sku.discountPriceUnit === null ? null : seenPrice;
        return [{ ...row, seenPriceUnit, seenTime: formatTime(seenAt), ...health, sku }];
      });
      return { ...toHead(buyer, found), version: found.version, lines, licences: lacking };
    },

    /**
     * Makes a list, once per key.
     * @throws CallError 60003 when there are too many lists or lines, 60004 for an unknown unit
     */
    async create(
      caller: Caller,
      { name, shared, lines }: ParsedRequestOf<'purchaseList/create'>,
    ): Promise<ReplyOf<'purchaseList/create'>> {
      const { buyer } = caller;
      return once(db, caller, { call: 'purchaseList/create', name, shared, lines }, async (tx) => {
        const lists = purchaseListRepository(tx);
        await lists.lockClient(buyer);
        await refuseTooMany(lists, buyer, false);
        const id = await lists.create(buyer, { name, shared }, clock());
        return { id, ...(await put(tx, buyer, id, lines)) };
      });
    },

    /**
     * Changes name and sharing.
     * @throws CallError 60004, 60003 when somebody else changed them meanwhile, or may not be made private
     */
    edit: (buyer: Buyer, { id, version, name, shared }: ParsedRequestOf<'purchaseList/edit'>) =>
      changing(buyer, id, async (lists, list): Promise<ReplyOf<'purchaseList/edit'>> => {
        if (list.name === name && list.shared === shared) return { version: list.version };
        if (list.version !== version) {
          const who = await lists.memberName(list.changedBy);
          throw wrongState(`${who}刚把清单改为“${list.name}”（${sharedText(list.shared)}），请核对后再保存`);
        }
        if (list.shared && !shared && !mayManage(buyer, list)) {
          throw wrongState(`只有创建人${list.ownerName}可以改为不共享`);
        }
        if (shared && !list.shared) {
          await lists.lockClient(buyer);
          await refuseTooMany(lists, buyer, true);
        }
        await lists.change(buyer, id, { name, shared });
        return { version: version + 1 };
      }),

    /** @throws CallError 60004, 60003 for a shared list of a colleague who is still there */
    remove: (buyer: Buyer, id: string) =>
      changing(buyer, id, async (lists, list): Promise<null> => {
        if (!mayManage(buyer, list)) throw wrongState(`只有创建人${list.ownerName}可以删除该清单`);
        await lists.remove(id);
        return null;
      }),

    /** @throws CallError 60004 also for an unknown unit, 60003 when the list would be too long */
    addLines: (buyer: Buyer, { id, lines }: ParsedRequestOf<'purchaseList/line/add'>) =>
      changing(buyer, id, (_, __, tx) => put(tx, buyer, id, lines)),

    /** @throws CallError 60004, 60003 when somebody else changed the line meanwhile: says who, and to what */
    editLine: (buyer: Buyer, { id, lineId, version, ...wanted }: ParsedRequestOf<'purchaseList/line/edit'>) =>
      changing(buyer, id, async (lists): Promise<ReplyOf<'purchaseList/line/edit'>> => {
        const [line] = await lists.someLines(id, [lineId]);
        if (!line) throw notFound('清单商品');
        if (line.count === wanted.count && line.note === wanted.note) return { version: line.version };
        if (line.version !== version) {
          const who = line.changedBy === buyer.memberId ? '您' : await lists.memberName(line.changedBy);
          const now = `${formatCount(line.count, line.unitName)}${line.note ? `，备注“${line.note}”` : ''}`;
          throw wrongState(`${who}刚在别处把这一行改为 ${now}`);
        }
        await lists.changeLine(buyer, lineId, wanted);
        return { version: version + 1 };
      }),

    /** @throws CallError 60004 when one of the two lines is not in the list any more */
    moveLine: (buyer: Buyer, { id, lineId, beforeId }: ParsedRequestOf<'purchaseList/line/move'>) =>
      changing(buyer, id, async (lists): Promise<null> => {
        if (lineId === beforeId) return null;
        const found = await lists.someLines(id, beforeId === null ? [lineId] : [lineId, beforeId]);
        const before = found.find((line) => line.id === beforeId);
        if (!found.some((line) => line.id === lineId) || (beforeId !== null && !before)) {
          throw notFound('清单商品');
        }
        await lists.moveLine(id, lineId, before?.place ?? null);
        return null;
      }),

    /** @throws CallError 60004, and nothing changes, when one of the lines is not in the list */
    removeLines: (buyer: Buyer, { id, lineIds }: ParsedRequestOf<'purchaseList/line/remove'>) =>
      changing(buyer, id, async (lists): Promise<null> => {
        const distinct = [...new Set(lineIds)];
        await lists.forgetRemoved(id, new Date(clock().getTime() - hourMs));
        const removed = await lists.removeLines(id, distinct, clock());
        if (removed < distinct.length) throw notFound('清单商品');
        return null;
      }),

    /** @throws CallError 60004 when one of the lines is gone for good, 60003 when the list would be too long */
    restoreLines: (buyer: Buyer, { id, lineIds }: ParsedRequestOf<'purchaseList/line/restore'>) =>
      changing(buyer, id, async (lists): Promise<null> => {
        const distinct = [...new Set(lineIds)];
        if ((await lists.restoreLines(id, distinct)) < distinct.length) throw notFound('清单商品');
        await refuseTooLong(lists, id);
        return null;
      }),

    /**
     * Adds lines to the buyer's cart in the quantities that the buyer saw, once per key, and remembers their
     * prices; each has its result.
     * @throws CallError 60004 when one of the lines is not in the list, 60001 for a line given twice
     */
    async order(
      caller: Caller,
      { id, lines }: ParsedRequestOf<'purchaseList/order'>,
    ): Promise<ReplyOf<'purchaseList/order'>> {
      const { buyer } = caller;
      const results = await once(db, caller, { call: 'purchaseList/order', id, lines }, async (tx) => {
        const lists = purchaseListRepository(tx);
        if (!(await lists.find(buyer, id))) throw notFound('采购清单');
        const ids = lines.map((line) => line.id);
        if (new Set(ids).size < ids.length) throw invalid('清单商品重复');
        const byId = new Map((await lists.someLines(id, ids)).map((line) => [line.id, line]));
        const wanted = lines.map(({ id: lineId, count }) => {
          const stored = byId.get(lineId);
          if (!stored) throw notFound('清单商品');
          return { skuId: stored.skuId, note: stored.note, count };
        });
        const judged = await judgeIn(tx, buyer, wanted);
        if (judged.added.length === 0) return judged.results;
        await cartRepository(tx).add(buyer, judged.added, clock());
        await lists.seePrices(id, judged.added, clock());
        return judged.results;
      });
      return { amount: await cartRepository(db).countLines(buyer), results };
    },
  };
}

export type PurchaseListService = ReturnType<typeof createPurchaseListService>;
