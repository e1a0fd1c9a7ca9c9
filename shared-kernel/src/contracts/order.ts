import { z } from 'zod';
import { orderStatuses, type WebStatus, webStatuses } from '../domain';
import { approvalDecision } from './approval-decision';
import { amount, date, id, quantity, time, url } from './fields';

const orderStatusField = z.literal(orderStatuses).describe('订单状态');

/**
 * One product of an order (docs/specification.md#goods-item). Gift items have `gift` and no amount to pay.
 */
const orderItem = z.object({
  id,
  productId: id,
  skuId: id,
  productImgUrl: url,
  model: z.string(),
  name: z.string().describe('规格，如“箱（6 瓶）”'),
  productName: z.string(),
  unitName: z.string(),
  unitPriceUnit: amount.describe('每单位原价（元）'),
  payPrice: amount.describe('每单位实付价（元）'),
  payAmount: amount.describe('本行金额（元），未扣返利'),
  rebateAmountUnit: amount.describe('本行分摊的返利（元）'),
  quantity,
  gift: z.boolean(),
  note: z.string().describe('买家对本行的备注；没有时为空'),
});
export type OrderItem = z.output<typeof orderItem>;

const orderConsignee = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  hospitalName: z.string().nullable(),
});
export type OrderConsignee = z.output<typeof orderConsignee>;

/** The part of an order that goes to one consignee, when the order is split. */
const subOrder = z.object({
  id,
  no: z.string(),
  orderConsignee,
  orderItems: z.array(orderItem),
  rebateAmountUnit: amount.describe('本子订单分摊的返利（元）'),
  totalAmountUnit: amount.describe('本子订单实付合计'),
});
export type SubOrder = z.output<typeof subOrder>;

const orderPay = z.object({
  payMethodName: z.string(),
  productTotalAmountUnit: amount.describe('商品总额'),
  couponAmountUnit: amount.describe('优惠金额，不含返利'),
  rebateAmountUnit: amount.describe('返利抵扣'),
  totalAmountUnit: amount.describe('实付合计'),
});
export type OrderPay = z.output<typeof orderPay>;

/** What has been paid for an order, and how to pay the rest. */
const orderPayment = z.object({
  receivedAmountUnit: amount.describe('已收款'),
  refundedAmountUnit: amount.describe('已退款'),
  dueAmountUnit: amount.describe('待付款；已关闭的订单为 0.00'),
  entries: z
    .array(
      z.object({
        kind: z.enum(['payment', 'refund']),
        amountUnit: amount,
        date: date.describe('到账或退回日期'),
        voucherNo: z.string().nullable().describe('凭证号'),
      }),
    )
    .describe('收款与退款，先发生的在前'),
  transfer: z
    .object({
      reference: z.string().describe('转账附言'),
      showUploadBtn: z.boolean().describe('可上传付款凭证'),
    })
    .nullable()
    .describe('线下支付：转账至厂家账户；其他付款方式及已关闭的订单为 null'),
  vouchers: z
    .array(
      z.object({
        fileName: z.string(),
        fileUrl: url,
        createTime: time,
        status: z.enum(['waiting', 'checked', 'refused']).describe('待核对，已核对，未通过'),
        reason: z.string().nullable().describe('未通过的原因'),
      }),
    )
    .describe('已上传的付款凭证，新的在前'),
});
export type OrderPayment = z.output<typeof orderPayment>;

const orderContract = z.object({
  originFileUrl: url.nullable().describe('合同模板'),
  viewUrl: url.nullable().describe('电子签查看地址'),
  uploadFileUrl: url.nullable().describe('已上传的合同'),
  signQys: z.boolean().describe('通过电子签平台签署'),
  signUrl: url.nullable().describe('电子签签署地址'),
  versions: z
    .array(
      z.object({
        version: z.int().min(1),
        digest: z.string().describe('合同内容的 SHA-256'),
        fileUrl: url,
        createTime: time,
        valid: z.boolean().describe('与订单一致；否则已作废'),
      }),
    )
    .optional()
    .describe('合同的各个版本，新的在前；订单内容变更后生成新版，签署或上传后不再变更'),
  awaitsApproval: z.boolean().optional().describe('使用返利的订单：合同在客服审核通过后生成'),
  countersignedUrl: url.nullable().optional().describe('乙方会签后的合同；纸质合同为会签页'),
  supplementUrl: url.nullable().optional().describe('合同附件：签署或上传后配置的赠品'),
});
export type OrderContract = z.output<typeof orderContract>;

const orderInvoice = z.object({ externUrl: url });

const operationLog = z.object({ time, statusDesc: z.string() });
export type OperationLog = z.output<typeof operationLog>;

/** The destination of an order, or of one part of a split order. */
const orderDestination = orderConsignee.extend({
  subOrderNo: z.string().nullable().describe('拆分配送的子订单号'),
});
export type OrderDestination = z.output<typeof orderDestination>;

/** An order in the order list. */
export const orderCard = z.object({
  id,
  no: z.string(),
  purchaseNo: z.string().describe('买家自己的采购单号；没有时为空'),
  memberName: z.string().describe('采购人'),
  isOwn: z.boolean().optional().describe('由当前会员下单；没有同事的客户不带'),
  createTime: time,
  status: orderStatusField,
  statusName: z.string(),
  payStatusName: z.string(),
  totalAmountUnit: amount.describe('实付合计'),
  orderItems: z.array(orderItem),
  destinations: z.array(orderDestination).optional().describe('列表中的收货信息；拆分配送时每个子订单一项'),
  operationLog: operationLog.nullable().describe('最近一条操作记录'),
  orderInvoice: orderInvoice.nullable().describe('未开票为 null'),
  showElecDeliveryBtn: z.boolean().describe('可下载出库单'),
});
export type OrderCard = z.output<typeof orderCard>;

/** An order in the export, with every field that a buyer's accounting reconciles. */
export const exportedOrder = orderCard.extend({
  dealerName: z.string().nullable(),
  orderPay,
  receivedAmountUnit: amount.describe('已收款'),
  refundedAmountUnit: amount.describe('已退款'),
  invoiceNo: z.string().nullable().describe('发票号'),
  destinations: z.array(orderDestination),
  orderItems: z.array(orderItem.extend({ subOrderNo: z.string().nullable() })),
});
export type ExportedOrder = z.output<typeof exportedOrder>;

/** A buyer's cancel request, where the buyer may not cancel, and its answer. */
const cancelRequest = z.object({
  reason: z.string(),
  time,
  verdict: z.enum(['waiting', 'agreed', 'refused']).describe('waiting 待答复，agreed 已同意，refused 未同意'),
  answer: z.string().describe('未同意的原因；其余为空'),
  answerTime: time.nullable(),
});
export type CancelRequest = z.output<typeof cancelRequest>;

/** An order in full (docs/specification.md#order). The server's `show…` flags govern the buttons. */
export const order = orderCard.extend({
  hospitalName: z.string().nullable(),
  dealerName: z.string().nullable(),
  businessStock: z.boolean().describe('商业备货'),
  remark: z.string(),
  orderConsignee,
  subOrderList: z.array(subOrder).describe('拆分配送时每个收货地址一个子订单'),
  orderPay,
  payment: orderPayment.optional(),
  orderContract: orderContract.nullable(),
  returnReason: z.string().nullable().optional().describe('厂家退回合同的原因'),
  operationLogs: z.array(operationLog).describe('全部操作记录，新的在前'),
  waitingAuthNumber: z.int().min(0).describe('电子签平台待认证数'),
  approval: z
    .object({ id, no: z.int().min(1), decisions: z.array(approvalDecision) })
    .optional()
    .describe('本单经过的内部审批；没有时不带'),
  quotes: z
    .array(z.object({ id, no: z.int().min(1) }))
    .optional()
    .describe('按报价购买时所依据的询价；没有时不带'),
  departments: z.array(z.string()).optional().describe('商品计入的科室；没有时不带'),
  showCancelBtn: z.boolean(),
  showAskCancelBtn: z.boolean().describe('可申请取消：不能自行取消、未发货且未申请过'),
  cancelRequest: cancelRequest.nullable().describe('取消申请；没有为 null'),
  showBuyMore: z.boolean(),
  showReceiveBtn: z.boolean().describe('可确认收货'),
});
export type Order = z.output<typeof order>;

export const logisticsEntry = z.object({
  carrier: z.string().describe('承运商'),
  trackingNo: z.string().describe('运单号；同一运单号的为一个包裹'),
  logisticsContent: z.string(),
  logisticsChangeDate: z.string().describe('YYYY-MM-DD'),
  logisticsChangeTime: z.string().describe('HH:mm:ss'),
  subOrderNo: z.string().nullable().describe('拆分配送的子订单号'),
});
export type LogisticsEntry = z.output<typeof logisticsEntry>;

/** webStatus as the key of the tab counts. */
export const webStatusKey = z.enum(
  Object.fromEntries(webStatuses.map((tab) => [String(tab), String(tab)])) as {
    [Tab in WebStatus as `${Tab}`]: `${Tab}`;
  },
);
