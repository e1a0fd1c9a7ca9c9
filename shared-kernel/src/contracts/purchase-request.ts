import { z } from 'zod';
import { limits, requestLineStates, requestScopes } from '../domain';
import { post, write } from './call';
import { batchResult } from './cart';
import {
  amount,
  cartAmount,
  date,
  id,
  line,
  nothing,
  orderedQuantity,
  pageOf,
  paging,
  printedLines,
  quantity,
  time,
  url,
} from './fields';

const department = line(limits.departmentMax).describe('申请科室；空为没有');
const reason = printedLines(limits.requestReasonMax).describe('用途或原因；空为没有');
const wantedDate = date.nullable().describe('希望到货日期；没有时为 null');
const answer = line(limits.reasonMax).min(1, '请填写原因，申请人会看到');

const requestHead = z.object({
  id,
  no: z.int().min(1).describe('本单位的申请序号'),
  applicantName: z.string(),
  isOwn: z.boolean(),
  department,
  reason,
  wantedDate,
  createTime: time,
  lineCount: z.int().min(0),
  states: z
    .object({
      open: z.int().min(0),
      inCart: z.int().min(0),
      ordered: z.int().min(0),
      refused: z.int().min(0),
      withdrawn: z.int().min(0),
    })
    .describe('各状态的商品种数'),
  amountUnit: amount.describe('按申请时的价格与现在的数量，不含未通过和已撤回的（元）'),
});
export type PurchaseRequestHead = z.output<typeof requestHead>;

const requestParcel = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  shippedTime: time,
  count: quantity.describe('本包裹中该商品的数量，含同一订单中其他申请的'),
  receivedCount: quantity.describe('其中已收的数量'),
});

/** Units of a line that an order has taken. */
const requestOrder = z.object({
  orderId: id,
  orderNo: z.string(),
  isOwn: z.boolean().describe('由当前会员下单'),
  statusName: z.string(),
  cancelled: z.boolean().describe('订单已取消或关闭；其数量重新待处理'),
  count: orderedQuantity,
  parcels: z.array(requestParcel),
});
export type RequestOrder = z.output<typeof requestOrder>;

const requestLine = z.object({
  id,
  version: z.int().min(1),
  skuId: id,
  productId: id,
  productName: z.string(),
  model: z.string(),
  imageUrl: url,
  unitName: z.string(),
  askedCount: orderedQuantity.describe('申请的数量'),
  count: orderedQuantity.describe('采购员修改后的数量'),
  openCount: quantity.describe('尚未下单的数量'),
  note: z.string(),
  seenPriceUnit: amount.describe('申请时的每单位价（元）'),
  priceUnit: amount.nullable().describe('每单位现价（元）；不可下单时为 null'),
  state: z
    .enum(requestLineStates)
    .describe('open 待处理，inCart 采购中，ordered 已下单，refused 未通过，withdrawn 已撤回'),
  cartOwnerName: z.string().nullable().describe('inCart 时：在谁的购物车'),
  answer: z.string().describe('修改数量或未通过的原因；没有时为空'),
  answererName: z.string().nullable(),
  answerTime: time.nullable(),
  orders: z.array(requestOrder),
});
export type PurchaseRequestLine = z.output<typeof requestLine>;

const purchaseRequest = requestHead.extend({ lines: z.array(requestLine) });
export type PurchaseRequest = z.output<typeof purchaseRequest>;

const lineIds = z.array(id).min(1).max(limits.cartLines);

/** Goods that could not go into the cart. */
const leftLine = batchResult.pick({ verdict: true, shortage: true }).extend({
  requestId: id,
  lineId: id,
  productName: z.string(),
  unitName: z.string(),
  count: orderedQuantity,
});
export type LeftRequestLine = z.output<typeof leftLine>;

/** Requests of colleagues for goods (docs/decisions/purchase-requests.md). */
export const purchaseRequestCalls = {
  'purchaseRequest/submit': write({
    summary: '提交采购申请',
    description:
      '购物车中的这些行成为申请并移出购物车；数量与购物车不同返回 60003。请求头 idempotency-key 相同的重复请求只建一个。',
    request: z.object({
      department: department.default(''),
      reason: reason.default(''),
      wantedDate: wantedDate.default(null),
      lines: z
        .array(z.object({ cartSkuId: id, count: orderedQuantity.describe('页面所示的数量') }))
        .min(1)
        .max(limits.cartLines),
    }),
    reply: cartAmount.extend({ id }),
  }),
  'purchaseRequest/page': post({
    summary: '采购申请列表',
    description: '待处理的按希望到货日期，其余新的在前。没有下单角色的会员只看到自己的。',
    request: z.object({
      ...paging,
      scope: z
        .enum(requestScopes)
        .default('open')
        .describe('open 尚有待处理或采购中的，done 已处理完的，own 本人的全部'),
    }),
    reply: pageOf(requestHead),
  }),
  'purchaseRequest/detail': post({
    summary: '采购申请',
    description: '本人的；有下单角色的会员可看本单位全部。',
    request: z.object({ id }),
    reply: purchaseRequest,
  }),
  'purchaseRequest/withdraw': write({
    summary: '撤回采购申请',
    description: '本人申请中待处理的商品回到购物车；已在采购或已下单的不变，没有可撤回的返回 60003。',
    request: z.object({ id }),
    reply: cartAmount,
  }),
  'purchaseRequest/line/change': write({
    summary: '修改申请商品的数量',
    description: '申请人收到消息。已被他人修改、在购物车中或已下单的返回 60003。',
    request: z.object({ id, lineId: id, version: z.int().min(1), count: orderedQuantity, reason: answer }),
    reply: z.object({ version: z.int() }),
  }),
  'purchaseRequest/line/refuse': write({
    summary: '不采购申请的商品',
    description: '申请人收到消息。任一行在购物车中、已下单或已撤回时返回 60003，全部不变。',
    request: z.object({ id, lineIds, reason: answer }),
    reply: nothing,
  }),
  'purchaseRequest/take': write({
    summary: '将申请合并到购物车',
    description:
      '把这些申请中待处理的商品加入自己的购物车，同一规格数量相加；带 lineIds 时只取这些行。不能加入的留在原处，left 给出原因。请求头 idempotency-key 相同的重复请求只加一次。',
    request: z.object({
      ids: z.array(id).min(1).max(limits.mergedRequests),
      lineIds: lineIds.optional(),
    }),
    reply: cartAmount.extend({ taken: z.int().min(0).describe('加入的申请行数'), left: z.array(leftLine) }),
  }),
  'purchaseRequest/giveBack': write({
    summary: '将申请的商品移出购物车',
    description: '所在购物车减去该数量，商品重新待处理；已拆分配送的返回 60003。',
    request: z.object({ id, lineIds }),
    reply: cartAmount,
  }),
};
