import { z } from 'zod';
import { post, write } from './call';
import { date, empty, id, pageOf, paging, quantity, time, url } from './fields';

export const vipInfo = z.object({
  vipLevel: z.literal([1, 2, 3, 4, 5]).describe('1 普通，2 银牌，3 金牌，4 铂金，5 钻石'),
  vipLevelName: z.string(),
  registerDate: date,
  unitQty: quantity.describe('当前单位数'),
  upgradeUnitQty: quantity.describe('升级所需单位数'),
});
export type VipInfo = z.output<typeof vipInfo>;

/** The benefits of each level; `level` is the client's own. */
const vipRightsTable = z.object({
  level: vipInfo.shape.vipLevel,
  levels: z.array(z.object({ level: vipInfo.shape.vipLevel, name: z.string() })),
  rights: z.array(
    z.object({
      name: z.string(),
      note: z.string().nullable(),
      fromLevel: vipInfo.shape.vipLevel.describe('自该等级起享有'),
    }),
  ),
});
export type VipRightsTable = z.output<typeof vipRightsTable>;

const vipProductUnits = z.object({ productModel: z.string(), unitQty: quantity });
export type VipProductUnits = z.output<typeof vipProductUnits>;

const messageType = z.enum(['order', 'qualification', 'account', 'arrival', 'request', 'approval', 'quote']);

/**
 * A notification of an order, qualification or login event
 * (docs/decisions/storefront.md#menus-of-the-user-centre).
 */
export const message = z.object({
  id,
  type: messageType,
  title: z.string(),
  content: z.string(),
  createTime: time,
  read: z.boolean(),
  orderId: id.nullable().describe('订单类消息对应的订单'),
  productId: id.nullable().describe('到货类消息对应的商品'),
  approvalId: id.nullable().optional().describe('审批类消息对应的审批'),
  quoteId: id.nullable().optional().describe('询价类消息对应的询价'),
  purchaseRequestId: id.nullable().optional().describe('申请类消息对应的采购申请'),
});
export type Message = z.output<typeof message>;

const unread = z.object({ unread: z.int().min(0).describe('未读条数') });

export const memberCalls = {
  'clientvip/info': post({ summary: '会员信息', request: empty, reply: vipInfo }),
  'clientvip/rights': post({
    summary: '会员权益',
    description: 'url 为权益图；维护了权益条目时另带 table，页面以表格显示。',
    request: empty,
    reply: z.object({ url, table: vipRightsTable.optional() }),
  }),
  'clientvip/product/unitqty/table': post({
    summary: '型号与单位数对照',
    request: empty,
    reply: z.array(vipProductUnits),
  }),
  'message/page': post({
    summary: '消息',
    description: '新消息在前。',
    request: z.object({ ...paging, type: messageType.optional() }),
    reply: pageOf(message),
  }),
  'message/unread': post({ summary: '未读消息数', request: empty, reply: unread }),
  'message/read': write({
    summary: '标为已读',
    description: '不带 ids 为全部已读。',
    request: z.object({ ids: z.array(id).max(1000).optional() }),
    reply: unread,
  }),
};
