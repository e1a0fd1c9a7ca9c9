import type { ExportedOrder, OrderDestination } from 'shared-kernel/contracts';
import { multiplyAmount, subtractAmounts } from 'shared-kernel/money';
import type { Cell } from 'shared-kernel/spreadsheet';

type Item = ExportedOrder['orderItems'][number];

interface Column {
  readonly name: string;
  readonly cell: (item: Item, order: ExportedOrder, to: OrderDestination | undefined) => Cell;
}

const amount = (value: string): Cell => ({ amount: value });

/** An order's own values are in its first row only, so that each column adds up. */
const ofOrder = (name: string, value: (order: ExportedOrder) => string): Column => ({
  name: `订单${name}（元）`,
  cell: (item, order) => (order.orderItems[0] === item ? amount(value(order)) : null),
});

const paid = ({ gift, payAmount }: Item) => (gift ? '0.00' : payAmount);
const listed = ({ gift, unitPriceUnit, quantity }: Item) =>
  gift ? '0.00' : multiplyAmount(unitPriceUnit, quantity);

const columns: readonly Column[] = [
  { name: '订单号', cell: (_, order) => order.no },
  { name: '子订单号', cell: (item) => item.subOrderNo },
  { name: '采购单号', cell: (_, order) => order.purchaseNo || null },
  { name: '下单时间', cell: (_, order) => order.createTime },
  { name: '订单状态', cell: (_, order) => order.statusName },
  { name: '付款状态', cell: (_, order) => order.payStatusName },
  { name: '采购人', cell: (_, order) => order.memberName },
  { name: '医院', cell: (_, __, to) => to?.hospitalName ?? null },
  { name: '经销商', cell: (_, order) => order.dealerName },
  { name: '收货人', cell: (_, __, to) => to?.name ?? null },
  { name: '联系电话', cell: (_, __, to) => to?.phone ?? null },
  { name: '收货地址', cell: (_, __, to) => to?.address ?? null },
  { name: '型号', cell: (item) => item.model },
  { name: '商品名称', cell: (item) => item.productName },
  { name: '规格', cell: (item) => item.name },
  { name: '数量', cell: (item) => item.quantity },
  { name: '单位', cell: (item) => item.unitName },
  { name: '原价（元）', cell: (item) => (item.gift ? null : amount(item.unitPriceUnit)) },
  { name: '实付单价（元）', cell: (item) => (item.gift ? null : amount(item.payPrice)) },
  { name: '优惠（元）', cell: (item) => amount(subtractAmounts(listed(item), paid(item))) },
  { name: '金额（元）', cell: (item) => amount(paid(item)) },
  { name: '返利抵扣（元）', cell: (item) => amount(item.rebateAmountUnit) },
  { name: '实付金额（元）', cell: (item) => amount(subtractAmounts(paid(item), item.rebateAmountUnit)) },
  { name: '赠品', cell: (item) => (item.gift ? '是' : '否') },
  { name: '备注', cell: (item) => item.note || null },
  ofOrder('商品总额', ({ orderPay }) => orderPay.productTotalAmountUnit),
  ofOrder('优惠', ({ orderPay }) => orderPay.couponAmountUnit),
  ofOrder('返利', ({ orderPay }) => orderPay.rebateAmountUnit),
  ofOrder('实付合计', ({ orderPay }) => orderPay.totalAmountUnit),
  ofOrder('已收款', ({ receivedAmountUnit }) => receivedAmountUnit),
  ofOrder('已退款', ({ refundedAmountUnit }) => refundedAmountUnit),
  { name: '付款方式', cell: (_, order) => order.orderPay.payMethodName },
  { name: '发票号', cell: (_, order) => order.invoiceNo },
  { name: '最近操作时间', cell: (_, order) => order.operationLog?.time ?? null },
  { name: '最近操作', cell: (_, order) => order.operationLog?.statusDesc ?? null },
];

/** Orders as a table with one row per item, below a heading row. */
export function exportRows(orders: readonly ExportedOrder[]): Cell[][] {
  return [
    columns.map(({ name }) => name),
    ...orders.flatMap((order) =>
      order.orderItems.map((item) => {
        const to = order.destinations.find(({ subOrderNo }) => subOrderNo === item.subOrderNo);
        return columns.map(({ cell }) => cell(item, order, to));
      }),
    ),
  ];
}
