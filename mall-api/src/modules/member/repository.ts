import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clientVips, messages, vipLevels, vipProductUnitQtys, vipRights } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';

export type MessageKind =
  | 'order'
  | 'qualification'
  | 'account'
  | 'arrival'
  | 'request'
  | 'approval'
  | 'quote';

export function memberRepository(db: Queries) {
  const mine = (buyer: Buyer, kind: MessageKind | undefined) =>
    and(eq(messages.memberId, buyer.memberId), kind ? eq(messages.kind, kind) : undefined);

  return {
    /** Level of the client; undefined without membership. */
    async vip(buyer: Buyer) {
      const [vip] = await db
        .select({
          level: clientVips.level,
          name: vipLevels.name,
          registerDate: clientVips.registerDate,
          unitQty: clientVips.unitQty,
          upgradeUnitQty: vipLevels.upgradeUnitQty,
          rightsUrl: vipLevels.rightsUrl,
        })
        .from(clientVips)
        .innerJoin(vipLevels, eq(vipLevels.level, clientVips.level))
        .where(eq(clientVips.clientId, buyer.clientId));
      return vip;
    },

    levels: () =>
      db
        .select({ level: vipLevels.level, name: vipLevels.name })
        .from(vipLevels)
        .orderBy(asc(vipLevels.level)),

    rights: () =>
      db
        .select({ name: vipRights.name, note: vipRights.note, fromLevel: vipRights.fromLevel })
        .from(vipRights)
        .orderBy(asc(vipRights.sort), asc(vipRights.id)),

    productUnits: () =>
      db
        .select({ productModel: vipProductUnitQtys.productModel, unitQty: vipProductUnitQtys.unitQty })
        .from(vipProductUnitQtys)
        .orderBy(asc(vipProductUnitQtys.sort), asc(vipProductUnitQtys.id)),

    messages(buyer: Buyer, kind: MessageKind | undefined, page: Page) {
      const { limit, offset } = toLimit(page);
      return db
        .select()
        .from(messages)
        .where(mine(buyer, kind))
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(limit)
        .offset(offset);
    },

    countMessages: (buyer: Buyer, kind: MessageKind | undefined) => db.$count(messages, mine(buyer, kind)),

    countUnread: (buyer: Buyer) => db.$count(messages, and(mine(buyer, undefined), isNull(messages.readAt))),

    /** Those of `ids` that are the buyer's and unread; without `ids` all unread ones. */
    async markRead(buyer: Buyer, ids: readonly string[] | undefined, at: Date): Promise<void> {
      await db
        .update(messages)
        .set({ readAt: at })
        .where(
          and(
            mine(buyer, undefined),
            isNull(messages.readAt),
            ids ? inArray(messages.id, [...ids]) : undefined,
          ),
        );
    },

    countOwn: (buyer: Buyer, ids: readonly string[]) =>
      db.$count(messages, and(mine(buyer, undefined), inArray(messages.id, [...ids]))),
  };
}

export type MemberRepository = ReturnType<typeof memberRepository>;
