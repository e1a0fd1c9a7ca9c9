import { z } from 'zod';
import { limits, orderTab, orderTabs, webStatuses } from '../domain';
import { counted, download, post, write } from './call';
import { giftSku } from './cart';
import {
  amount,
  date,
  empty,
  id,
  line,
  nothing,
  orderedQuantity,
  paging,
  printedLines,
  printedNote,
  url,
} from './fields';
import { giftPackInfo } from './gift-pack';
import { exportedOrder, logisticsEntry, order, orderCard, webStatusKey } from './order';

const ofOrder = z.object({ orderId: id });

/** Whose orders of a client are meant, and for which department. */
export const ordersOf = {
  whose: id
    .optional()
    .describe(
      '谁的订单：mine 本人，all 本单位全部，或一位同事的 id；不带为本人。看同事的须有角色，否则返回 60010',
    ),
  department: line(limits.departmentMax).optional().describe('只看有商品计入该科室的订单'),
};

const orderFilter = {
  keyword: line(100).optional().describe('订单号、采购单号、子订单号、商品名称、型号、医院名称或收货人'),
  startDate: date.optional().describe('下单日期起（含）'),
  endDate: date.optional().describe('下单日期止（含）'),
  packsWaiting: z.boolean().optional().describe('只看礼包待配置的订单'),
  ...ordersOf,
};

/** One page of a tab of the order list. */
const listedOrders = z.object({
  ...paging,
  webStatus: z
    .literal(webStatuses)
    .default(orderTab.all)
    .describe(orderTabs.map((tab) => `${tab.webStatus} ${tab.name}`).join('，')),
  ...orderFilter,
});

/** Orders whose papers are wanted. */
const ordersWithPapers = z.object({
  webStatus: listedOrders.shape.webStatus,
  startDate: orderFilter.startDate,
  endDate: orderFilter.endDate,
  ...ordersOf,
});

const paperKind = z.enum(['delivery', 'invoice']).describe('delivery 出库单，invoice 发票');
export type PaperKind = z.output<typeof paperKind>;

/** What the buyer saw and agreed to, beside the payload's own fields. Amounts in yuan. */
const agreedOrder = z.object({
  lines: z
    .array(
      z.object({
        skuId: id,
        consigneeId: id.optional().describe('拆分配送时本份的收货地址'),
        count: orderedQuantity,
        discountPriceUnit: amount.describe('每单位实付价（元）'),
        note: z.string().max(limits.remarkMax).optional().describe('本行备注；不带则不核对'),
      }),
    )
    .min(1)
    .max(limits.maxPageSize),
  consignees: z
    .array(
      z.object({
        id,
        name: z.string(),
        phone: z.string(),
        address: z.string(),
        hospitalName: z.string().nullable(),
      }),
    )
    .min(1)
    .max(limits.maxPageSize)
    .describe('收货信息；拆分配送时每个地址一项'),
  productTotalAmountUnit: amount.describe('商品总额'),
  couponAmountUnit: amount.describe('优惠金额'),
  rebateAmountUnit: amount.describe('使用的返利'),
  totalAmountUnit: amount.describe('实付合计'),
});
export type AgreedOrder = z.output<typeof agreedOrder>;

/**
 * Order submit payload (docs/specification.md#order-submit-payload). Quantities come from the cart; gifts
 * from the payload.
 */
export const submitOrder = z.object({
  consigneeId: id.optional(),
  dealerId: id.optional(),
  remark: printedLines(limits.remarkMax).default(''),
  purchaseNo: printedNote(limits.purchaseNoMax).default('').describe('买家自己的采购单号'),
  hospitalClientId: id.optional(),
  payWay: line(64).min(1).describe('付款方式的 itemCode'),
  businessStock: z.boolean().describe('商业备货'),
  source: z.literal(0),
  whetherUseRebate: z.boolean(),
  cartSkuS: z
    .array(
      z.object({
        skuId: id,
        consigneeId: id.optional().describe('拆分配送时本份的收货地址'),
        giftSkus: z.array(giftSku).max(100).default([]),
      }),
    )
    .min(1)
    .max(limits.maxPageSize),
  department: line(limits.departmentMax)
    .optional()
    .describe('计入哪个科室的预算；采购申请的商品计入申请科室。空为不计入'),
  agreed: agreedOrder.optional().describe('买家确认时看到的内容；与将要生成的订单不同则返回 60002'),
});
export type SubmitOrder = z.input<typeof submitOrder>;

export const orderCalls = {
  'order/generateOrder': write({
    summary: '提交订单',
    description:
      '请求头 idempotency-key 相同的重复提交只生成一个订单。价格、库存或上下架有变返回 60002，data.lines 给出涉及的商品；与 agreed 不同也返回 60002，data.changes 给出不同之处。超出不可超的科室预算返回 60003。',
    request: submitOrder,
    reply: z.object({ id, showBuyMore: z.boolean(), giftPacks: giftPackInfo }),
  }),
  'order/page': counted({
    summary: '订单列表',
    description: '列表在 data，总数在 count；新订单在前。',
    request: listedOrders,
    reply: z.array(orderCard),
  }),
  'order/export/page': counted({
    summary: '导出订单明细',
    description: '与订单列表同序同条件；各行金额之和等于订单金额。',
    request: listedOrders,
    reply: z.array(exportedOrder),
  }),
  'order/count': post({
    summary: '各状态订单数',
    description: '以 webStatus 为键。',
    request: z.object(orderFilter),
    reply: z.record(webStatusKey, z.int().min(0)),
  }),
  'order/colleagues': post({
    summary: '查看同事的订单',
    description: '本单位下过订单的同事（不含本人），与订单计入的科室：订单列表可按其筛选。',
    request: empty,
    reply: z.object({
      colleagues: z.array(z.object({ id, name: z.string(), active: z.boolean().describe('false 为已停用') })),
      departments: z.array(z.string()),
    }),
  }),
  'order/latest': post({
    summary: '最近一个订单',
    description: '没有订单时为 null。',
    request: empty,
    reply: orderCard.nullable(),
  }),
  'order/detail': post({ summary: '订单详情', request: ofOrder, reply: order }),
  'order/cancel': write({
    summary: '取消订单',
    description: '仅状态 5、6 且 showCancelBtn 为 true 时可以，否则返回 60003。',
    request: ofOrder,
    reply: nothing,
  }),
  'order/cancel/ask': write({
    summary: '申请取消订单',
    description: '仅 showAskCancelBtn 为 true 时可以，每个订单一次，否则返回 60003；由厂家答复。',
    request: ofOrder.extend({ reason: line(limits.reasonMax).min(1, '请填写取消原因') }),
    reply: nothing,
  }),
  'order/receive': write({
    summary: '确认收货',
    description: '仅状态 8 时可以，否则返回 60003。',
    request: ofOrder,
    reply: nothing,
  }),
  'order/listLogistics': post({
    summary: '物流信息',
    description: '新的在前。',
    request: ofOrder,
    reply: z.array(logisticsEntry),
  }),
  'order/contract/judge': post({
    summary: '合同签署状态',
    request: ofOrder,
    reply: z.object({
      qysStatus: z.int().describe('1 去签署，2 查看合同，3 作废中，4 已撤回，其他为未通过电子签'),
    }),
  }),
  'order/update/contract/download': write({
    summary: '记录合同模板下载',
    description: '记入操作记录，并返回当前合同模板的地址。',
    request: ofOrder,
    reply: z.object({ originFileUrl: url }),
  }),
  'order/export/elecdelivery': download({
    method: 'POST',
    summary: '下载出库单',
    description: '以订单号命名的 zip。',
    request: ofOrder,
  }),
  'order/export/papers/count': post({
    summary: '一段时间的单据数',
    request: ordersWithPapers,
    reply: z.object({
      delivery: z.int().min(0).describe('有出库单的订单数'),
      invoice: z.int().min(0).describe('可打包的发票数'),
      elsewhere: z.int().min(0).describe('在开票平台上、不能打包的发票数'),
    }),
  }),
  'order/export/papers': download({
    method: 'POST',
    summary: '打包下载一段时间的单据',
    description: `一个 zip，每个订单一个文件夹，边生成边发送；最多 ${limits.papersAtOnce} 份，更多返回 60001，没有返回 60004。`,
    request: ordersWithPapers.extend({ kinds: z.array(paperKind).min(1).max(2) }),
  }),
};
