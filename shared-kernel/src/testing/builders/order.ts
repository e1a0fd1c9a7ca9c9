import type {
  ExportedOrder,
  GiftPackInfo,
  GiftRow,
  LogisticsEntry,
  Order,
  OrderCard,
  OrderItem,
  OrderPayment,
} from '../../contracts';

export const anOrderItem = (over: Partial<OrderItem> = {}): OrderItem => ({
  id: 'item-1',
  productId: 'product-1',
  skuId: 'sku-1',
  productImgUrl: '/pictures/paa-640.webp',
  model: 'AL-PAA 2000',
  name: '箱（6 瓶）',
  productName: '复合过氧乙酸消毒液',
  unitName: '箱',
  unitPriceUnit: '386.00',
  payPrice: '347.40',
  payAmount: '6948.00',
  rebateAmountUnit: '0.00',
  quantity: 20,
  gift: false,
  note: '',
  ...over,
});

export const anOrderCard = (over: Partial<OrderCard> = {}): OrderCard => ({
  id: 'order-1',
  no: 'SO20240501001',
  purchaseNo: '',
  memberName: '临江市第一人民医院',
  createTime: '2024-05-01 09:30:00',
  status: 5,
  statusName: '待上传合同',
  payStatusName: '未付款',
  totalAmountUnit: '6948.00',
  orderItems: [anOrderItem()],
  destinations: [
    {
      subOrderNo: null,
      name: '张老师',
      phone: '13800000000',
      address: '浙江省临江市滨河路 18 号门诊楼负一层',
      hospitalName: null,
    },
  ],
  operationLog: { time: '2024-05-01 09:30:00', statusDesc: '订单已提交，请上传合同' },
  orderInvoice: null,
  showElecDeliveryBtn: false,
  ...over,
});

/** An order in the export. */
export const anExportedOrder = (over: Partial<ExportedOrder> = {}): ExportedOrder => ({
  ...anOrderCard(),
  dealerName: null,
  orderPay: {
    payMethodName: '线下支付',
    productTotalAmountUnit: '7720.00',
    couponAmountUnit: '772.00',
    rebateAmountUnit: '0.00',
    totalAmountUnit: '6948.00',
  },
  receivedAmountUnit: '0.00',
  refundedAmountUnit: '0.00',
  invoiceNo: null,
  destinations: [
    {
      subOrderNo: null,
      name: '张老师',
      phone: '13800000000',
      address: '浙江省临江市滨河路 18 号门诊楼负一层',
      hospitalName: '临江市第一人民医院',
    },
  ],
  orderItems: [{ ...anOrderItem(), subOrderNo: null }],
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => ({
  ...anOrderCard(),
  hospitalName: '临江市第一人民医院',
  dealerName: null,
  businessStock: false,
  remark: '',
  orderConsignee: {
    name: '张老师',
    phone: '13800000000',
    address: '浙江省临江市滨河路 18 号门诊楼负一层',
    hospitalName: null,
  },
  subOrderList: [],
  orderPay: {
    payMethodName: '线下支付',
    productTotalAmountUnit: '7720.00',
    couponAmountUnit: '772.00',
    rebateAmountUnit: '0.00',
    totalAmountUnit: '6948.00',
  },
  orderContract: {
    originFileUrl: '/api/sale/mall/file/download/contract-1',
    viewUrl: null,
    uploadFileUrl: null,
    signQys: true,
    signUrl: '/esign/contract-1',
  },
  operationLogs: [{ time: '2024-05-01 09:30:00', statusDesc: '订单已提交，请上传合同' }],
  waitingAuthNumber: 0,
  showCancelBtn: true,
  showAskCancelBtn: false,
  cancelRequest: null,
  showBuyMore: false,
  showReceiveBtn: false,
  ...over,
});

/** Unpaid, for an order paid by transfer. */
export const anOrderPayment = (over: Partial<OrderPayment> = {}): OrderPayment => ({
  receivedAmountUnit: '0.00',
  refundedAmountUnit: '0.00',
  dueAmountUnit: '6948.00',
  entries: [],
  transfer: { reference: 'SO20240501001', showUploadBtn: true },
  vouchers: [],
  ...over,
});

export const aLogisticsEntry = (over: Partial<LogisticsEntry> = {}): LogisticsEntry => ({
  carrier: '安澜物流',
  trackingNo: 'AL0001',
  logisticsContent: '已从杭州仓发出',
  logisticsChangeDate: '2024-05-02',
  logisticsChangeTime: '10:00:00',
  subOrderNo: null,
  ...over,
});

/** No gift pack by default. */
export const aGiftPackInfo = (over: Partial<GiftPackInfo> = {}): GiftPackInfo => ({
  getGiftPacks: false,
  giftPacksSubmit: false,
  maxGiftPacksOrderId: null,
  maxGiftPacksAmount: null,
  maxGiftPacksExpireDate: null,
  orderGiftMaxQty: null,
  getFirstOrderGiftPacks: false,
  firstOrderGiftPacksSubmit: false,
  firstGiftPacksOrderId: null,
  firstOrderExpireDate: null,
  firstOrderGiftMaxQty: null,
  ...over,
});

export const aGiftRow = (over: Partial<GiftRow> = {}): GiftRow => ({
  id: 'gift-1',
  model: 'AL-TC 10',
  productName: '浓度测试卡',
  productImgUrl: '/pictures/card-640.webp',
  unitName: '盒',
  unitPriceUnit: '58.00',
  maxQty: 100,
  quantity: 0,
  ...over,
});
