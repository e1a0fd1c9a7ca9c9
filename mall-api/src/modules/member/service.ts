import type { ParsedRequestOf, ReplyOf, VipInfo, VipRightsTable } from 'shared-kernel/contracts';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import type { MemberRepository } from './repository';

/** Membership and messages (docs/specification.md#user-centre). */
export function createMemberService(member: MemberRepository, clock: () => Date) {
  async function readVip(buyer: Buyer) {
    const vip = await member.vip(buyer);
    if (!vip) throw notFound('会员信息');
    return vip;
  }

  const unread = async (buyer: Buyer) => ({ unread: await member.countUnread(buyer) });

  return {
    unread,

    /** Returns level and units of the buyer's client. @throws CallError 60004 without membership */
    async vip(buyer: Buyer): Promise<VipInfo> {
      const vip = await readVip(buyer);
      return {
        vipLevel: vip.level as VipInfo['vipLevel'],
        vipLevelName: vip.name,
        registerDate: vip.registerDate,
        unitQty: vip.unitQty,
        // The highest level has no next one.
        upgradeUnitQty: vip.upgradeUnitQty ?? 0,
      };
    },

    /**
     * Returns each level's rights: a picture, and the shop's table if there is one.
     * @throws CallError 60004 without membership
     */
    async rights(buyer: Buyer): Promise<ReplyOf<'clientvip/rights'>> {
      const [vip, levels, rights] = await Promise.all([readVip(buyer), member.levels(), member.rights()]);
      const url = vip.rightsUrl;
      if (rights.length === 0) return { url };
      return { url, table: { level: vip.level, levels, rights } as VipRightsTable };
    },

    /** Returns the units that a piece of each model counts. */
    productUnits: (): Promise<ReplyOf<'clientvip/product/unitqty/table'>> => member.productUnits(),

    /** Returns the buyer's notifications, newest first. */
    async messages(
      buyer: Buyer,
      { type, ...page }: ParsedRequestOf<'message/page'>,
    ): Promise<ReplyOf<'message/page'>> {
      const [rows, total] = await Promise.all([
        member.messages(buyer, type, page),
        member.countMessages(buyer, type),
      ]);
      const list = rows.map(
        ({
          id,
          kind,
          title,
          content,
          createdAt,
          readAt,
          orderId,
          productId,
          purchaseRequestId,
          approvalId,
          quoteId,
        }) => ({
          id,
          type: kind,
          title,
          content,
          orderId,
          productId,
          purchaseRequestId,
          approvalId,
          quoteId,
          createTime: formatTime(createdAt),
          read: readAt !== null,
        }),
      );
      return { list, total };
    },

    /** @param ids undefined for all unread ones. @throws CallError 60004 when one is not the buyer's */
    async markRead(buyer: Buyer, ids: readonly string[] | undefined): Promise<ReplyOf<'message/read'>> {
      const distinct = ids && [...new Set(ids)];
      if (distinct && (await member.countOwn(buyer, distinct)) < distinct.length) throw notFound('消息');
      await member.markRead(buyer, distinct, clock());
      return unread(buyer);
    },
  };
}

export type MemberService = ReturnType<typeof createMemberService>;
