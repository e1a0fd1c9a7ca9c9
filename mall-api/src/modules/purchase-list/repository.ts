import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  clients,
  purchaseListLines as lines,
  purchaseLists as lists,
  members,
  productSkus,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';

/** Goods for a list, with their price for the client. */
export interface NewLine {
  readonly skuId: string;
  readonly count: number;
  readonly note: string;
  readonly seenPrice: string;
}

/** Purchase lists: a buyer reaches their own and those that the client shares. */
export function purchaseListRepository(db: Queries) {
  const reachable = (buyer: Buyer) =>
    and(eq(lists.clientId, buyer.clientId), or(lists.shared, eq(lists.memberId, buyer.memberId)));

  const present = (listId: string) => and(eq(lines.listId, listId), isNull(lines.removedAt));

  const head = {
    id: lists.id,
    name: lists.name,
    shared: lists.shared,
    version: lists.version,
    memberId: lists.memberId,
    changedBy: lists.changedBy,
    ownerName: members.name,
    ownerEnabled: members.enabled,
    updatedAt: lists.updatedAt,
  };

  const heads = () =>
    db
      .select({
        ...head,
        lineCount: sql`(select count(*) from ${lines} where ${lines.listId} = ${lists.id}
          and ${lines.removedAt} is null)`.mapWith(Number),
      })
      .from(lists)
      .innerJoin(members, eq(members.id, lists.memberId));

  return {
    all: (buyer: Buyer) => heads().where(reachable(buyer)).orderBy(desc(lists.updatedAt), desc(lists.id)),

    async find(buyer: Buyer, id: string) {
      const [found] = await heads().where(and(reachable(buyer), eq(lists.id, id)));
      return found;
    },

    /** A list that the buyer reaches, locked until the transaction ends. */
    async lock(buyer: Buyer, id: string) {
      const [found] = await db
        .select(head)
        .from(lists)
        .innerJoin(members, eq(members.id, lists.memberId))
        .where(and(reachable(buyer), eq(lists.id, id)))
        .for('update', { of: lists });
      return found;
    },

    /** Serialises what counts the client's lists. */
    async lockClient(buyer: Buyer): Promise<void> {
      await db
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.id, buyer.clientId))
        .for('no key update');
    },

    count: (buyer: Buyer) => db.$count(lists, reachable(buyer)),

    countShared: (buyer: Buyer) => db.$count(lists, and(eq(lists.clientId, buyer.clientId), lists.shared)),

    async create(buyer: Buyer, list: { name: string; shared: boolean }, at: Date): Promise<string> {
      const { clientId, memberId } = buyer;
      const [made] = await db
        .insert(lists)
        .values({ ...list, clientId, memberId, changedBy: memberId, createdAt: at, updatedAt: at })
        .returning({ id: lists.id });
      if (!made) throw new Error('the list was not inserted');
      return made.id;
    },

    async change(buyer: Buyer, id: string, change: { name: string; shared: boolean }): Promise<void> {
      await db
        .update(lists)
        .set({ ...change, changedBy: buyer.memberId, version: sql`${lists.version} + 1` })
        .where(eq(lists.id, id));
    },

    async touch(id: string, at: Date): Promise<void> {
      await db.update(lists).set({ updatedAt: at }).where(eq(lists.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(lists).where(eq(lists.id, id));
    },

    async memberName(memberId: string): Promise<string> {
      const [found] = await db.select({ name: members.name }).from(members).where(eq(members.id, memberId));
      return found?.name ?? '同事';
    },

    countLines: (id: string) => db.$count(lines, present(id)),

    lines: (id: string) =>
      db
        .select({
          id: lines.id,
          skuId: lines.skuId,
          count: lines.count,
          note: lines.note,
          version: lines.version,
          seenPrice: lines.seenPrice,
          seenAt: lines.seenAt,
          imageUrl: products.imageUrl,
        })
        .from(lines)
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .where(present(id))
        .orderBy(asc(lines.place), asc(lines.id)),

    /** Lines of a list by their ids, those that are in it. */
    someLines: (id: string, lineIds: readonly string[]) =>
      db
        .select({
          id: lines.id,
          skuId: lines.skuId,
          count: lines.count,
          note: lines.note,
          version: lines.version,
          place: lines.place,
          changedBy: lines.changedBy,
          unitName: productSkus.name,
        })
        .from(lines)
        .innerJoin(productSkus, eq(productSkus.id, lines.skuId))
        .where(and(present(id), inArray(lines.id, [...lineIds]))),

    /** Appends goods; those in the list stay as they are. @returns how many were added */
    async addLines(buyer: Buyer, id: string, goods: readonly NewLine[], at: Date): Promise<number> {
      const [last] = await db
        .select({ place: sql`coalesce(max(${lines.place}), 0)`.mapWith(Number) })
        .from(lines)
        .where(eq(lines.listId, id));
      const from = (last?.place ?? 0) + 1;
      const added = await db
        .insert(lines)
        .values(
          goods.map((one, index) => ({
            ...one,
            listId: id,
            place: from + index,
            changedBy: buyer.memberId,
            seenAt: at,
          })),
        )
        .onConflictDoUpdate({
          target: [lines.listId, lines.skuId],
          setWhere: isNotNull(lines.removedAt),
          set: {
            count: sql`excluded.count`,
            note: sql`excluded.note`,
            place: sql`excluded.place`,
            seenPrice: sql`excluded.seen_price`,
            seenAt: sql`excluded.seen_at`,
            changedBy: sql`excluded.changed_by`,
            version: sql`${lines.version} + 1`,
            removedAt: null,
          },
        })
        .returning({ id: lines.id });
      return added.length;
    },

    async changeLine(buyer: Buyer, lineId: string, change: { count: number; note: string }): Promise<void> {
      await db
        .update(lines)
        .set({ ...change, changedBy: buyer.memberId, version: sql`${lines.version} + 1` })
        .where(eq(lines.id, lineId));
    },

    /** Puts a line before a place, moving those from there on; null for the end. */
    async moveLine(id: string, lineId: string, place: number | null): Promise<void> {
      if (place !== null) {
        await db
          .update(lines)
          .set({ place: sql`${lines.place} + 1` })
          .where(and(eq(lines.listId, id), sql`${lines.place} >= ${place}`));
      }
      const end = sql`(select max(other.place) + 1 from ${lines} other where other.list_id = ${id}::bigint)`;
      await db
        .update(lines)
        .set({ place: place ?? end })
        .where(eq(lines.id, lineId));
    },

    /** @returns how many of them were in the list */
    async removeLines(id: string, lineIds: readonly string[], at: Date): Promise<number> {
      const removed = await db
        .update(lines)
        .set({ removedAt: at })
        .where(and(present(id), inArray(lines.id, [...lineIds])))
        .returning({ id: lines.id });
      return removed.length;
    },

    /** Deletes what was removed before a moment, and cannot be restored any more. */
    async forgetRemoved(id: string, before: Date): Promise<void> {
      await db.delete(lines).where(and(eq(lines.listId, id), lt(lines.removedAt, before)));
    },

    /** @returns how many of them were there to restore, or in the list already */
    async restoreLines(id: string, lineIds: readonly string[]): Promise<number> {
      const restored = await db
        .update(lines)
        .set({ removedAt: null })
        .where(and(eq(lines.listId, id), inArray(lines.id, [...lineIds])))
        .returning({ id: lines.id });
      return restored.length;
    },

    /** Remembers the prices at which lines were ordered. */
    async seePrices(id: string, prices: readonly { skuId: string; seenPrice: string }[], at: Date) {
      const seen = sql.join(
        prices.map(({ skuId, seenPrice }) => sql`(${skuId}::bigint, ${seenPrice}::numeric)`),
        sql`, `,
      );
      await db.execute(sql`
        update ${lines} set seen_price = seen.price, seen_at = ${at.toISOString()}::timestamptz
        from (values ${seen}) as seen (sku_id, price)
        where ${lines.listId} = ${id}::bigint and ${lines.skuId} = seen.sku_id`);
    },
  };
}

export type PurchaseListRepository = ReturnType<typeof purchaseListRepository>;
