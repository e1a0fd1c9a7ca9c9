import { z } from 'zod';
import { post, write } from './call';
import { amount, contactPhone, date, empty, id, line, nothing, printedLine, url } from './fields';

export const consignee = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  hospitalName: z.string().nullable(),
  defaultAddress: z.boolean(),
  editable: z.boolean().describe('本客户自己的地址可修改、删除；经销商与医院的地址不可'),
});
export type Consignee = z.output<typeof consignee>;

export const dealer = z.object({ id, name: z.string(), address: z.string(), code: id });
export type Dealer = z.output<typeof dealer>;

/** Other calls name the `id` `hospitalClientId`. */
export const hospital = z.object({ id, name: z.string(), code: id });
export type Hospital = z.output<typeof hospital>;

export const qualification = z.object({
  qualificationName: z.string(),
  qualificationType: z.string(),
  expireDate: date.nullable(),
  auditStatus: z.int().describe('0 未上传，1 已通过，2 审核中，3 待更新，4 未通过；1、2 时不可上传'),
  auditStatusDesc: z.string(),
  fileId: id.nullable().describe('已上传的文件'),
});
export type Qualification = z.output<typeof qualification>;

/** A licence that goods in the cart require and the client lacks or holds expired. */
const licenceProblem = z.object({
  deviceClass: z.enum(['二类', '三类']).describe('需要该证照的医疗器械类别'),
  qualificationName: z.string(),
  state: z
    .enum(['missing', 'expired', 'rejected', 'auditing'])
    .describe('missing 未上传，expired 已过期，rejected 未通过，auditing 审核中'),
  expireDate: date.nullable(),
  uploadable: z.boolean().describe('可在资质管理中上传；否则须联系客服，或等待审核'),
  skuIds: z.array(id).describe('涉及的购物车商品'),
});
export type LicenceProblem = z.output<typeof licenceProblem>;

/** Licences that goods require and their buyer lacks; `blocks`: an order of them is refused. */
export const licences = z.object({ blocks: z.boolean(), problems: z.array(licenceProblem) });

/**
 * Rebate info (docs/specification.md#parties-and-payment): with `showChooseDialog` the buyer is asked whether
 * to use it.
 */
export const rebateInfo = z.object({
  showChooseDialog: z.boolean(),
  rebate: amount.describe('可用返利（元）'),
});
export type RebateInfo = z.output<typeof rebateInfo>;

const ownAddress = z.object({
  name: printedLine(50),
  phone: contactPhone,
  address: printedLine(200),
  defaultAddress: z.boolean().default(false),
});

export const clientCalls = {
  'client/consignee': post({
    summary: '收货地址',
    description: '不带参数为本客户自己的地址；带经销商或医院时为其地址。默认地址在前。',
    request: z.object({
      dealerId: id.optional(),
      hospitalClientId: id.optional(),
      hospitalCode: id.optional(),
    }),
    reply: z.array(consignee),
  }),
  'client/consignee/add': write({
    summary: '新增收货地址',
    description: '不带医院为本客户自己的地址；带医院时为其第一个地址，该医院已有地址则返回 60003。',
    request: ownAddress.extend({ hospitalClientId: id.optional() }),
    reply: z.object({ id }),
  }),
  'client/consignee/edit': write({
    summary: '修改收货地址',
    request: ownAddress.extend({ id }),
    reply: nothing,
  }),
  'client/consignee/delete': write({ summary: '删除收货地址', request: z.object({ id }), reply: nothing }),
  'client/consignee/default': write({ summary: '设为默认地址', request: z.object({ id }), reply: nothing }),
  'client/dealers': post({ summary: '可选经销商', request: empty, reply: z.array(dealer) }),
  'client/chain/hospital/list': post({
    summary: '连锁客户的医院',
    request: z.object({ name: line(100).optional() }),
    reply: z.array(hospital),
  }),
  'client/rebateinfo': post({ summary: '返利信息', request: empty, reply: rebateInfo }),
  'client/getClientAllCertList': post({
    summary: '资质列表',
    request: empty,
    reply: z.array(qualification),
  }),
  'client/licences': post({
    summary: '购物车商品所需证照',
    description:
      '购物车中的医疗器械所需、而本客户没有或已失效的证照。blocks 为 true 时含这些商品的订单不能提交。',
    request: empty,
    reply: licences,
  }),
  'client/customerqrcode': post({
    summary: '在线客服二维码',
    access: 'open',
    request: empty,
    reply: z.object({ url }),
  }),
  'client/userqrcode': post({
    summary: '企业微信二维码',
    access: 'open',
    request: empty,
    reply: z.object({ url }),
  }),
  'client/todo': post({
    summary: '待办数量',
    description: '首页与用户中心显示的待办事项。',
    request: empty,
    reply: z.object({
      contractsToUpload: z.int().min(0),
      giftPacksToConfigure: z.int().min(0),
      ordersToReceive: z.int().min(0),
      qualificationsToRenew: z.int().min(0),
      giftPacks: z
        .array(z.object({ orderId: id, no: z.string(), expireDate: date.nullable() }))
        .max(10)
        .describe('待配置的礼包，先到期的在前，最多 10 个'),
    }),
  }),
};
