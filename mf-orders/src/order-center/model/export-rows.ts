import type { OrderCard } from 'shared-kernel/contracts';
import { subtractAmounts } from 'shared-kernel/money';
import type { Cell } from 'shared-kernel/spreadsheet';

const columns = [
  '订单号',
  '下单时间',
  '订单状态',
  '付款状态',
  '采购人',
  '型号',
  '商品名称',
  '规格',
  '数量',
  '单位',
  '原价（元）',
  '实付单价（元）',
  '金额（元）',
  '返利抵扣（元）',
  '实付金额（元）',
  '赠品',
  '最近操作时间',
  '最近操作',
];

/** Orders as a table with one row an item, below the names of the columns. */
export function exportRows(orders: readonly OrderCard[]): Cell[][] {
  return [
    columns,
    ...orders.flatMap((order) =>
      order.orderItems.map((item): Cell[] => [
        order.no,
        order.createTime,
        order.statusName,
        order.payStatusName,
        order.memberName,
        item.model,
        item.productName,
        item.name,
        item.quantity,
        item.unitName,
        item.gift ? null : { amount: item.unitPriceUnit },
        item.gift ? null : { amount: item.payPrice },
        { amount: item.gift ? '0.00' : item.payAmount },
        { amount: item.rebateAmountUnit },
        { amount: subtractAmounts(item.gift ? '0.00' : item.payAmount, item.rebateAmountUnit) },
        item.gift ? '是' : '否',
        order.operationLog?.time ?? null,
        order.operationLog?.statusDesc ?? null,
      ]),
    ),
  ];
}
