import { formatCount } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import type { OrderSummary } from './order-summary';
import type { OrderChange } from './submission-step';

/** A difference between the agreed order and the current one, as Chinese text. */
export interface ChangeNote {
  what: string;
  before: string;
  after: string;
}

const amountNames = {
  productTotal: '商品总额',
  coupon: '优惠',
  rebate: '返利抵扣',
  total: '实付合计',
} as const satisfies Partial<Record<OrderChange['what'], string>>;

/** @param agreed has the units of what was agreed to */
export function changeNote(change: OrderChange, agreed: OrderSummary): ChangeNote {
  const { what, skuId, before, after } = change;
  const goods = agreed.parts.flatMap((part) => part.goods).find((one) => one.skuId === skuId);
  const name = change.productName ?? goods?.productName ?? '商品';
  switch (what) {
    case 'quantity': {
      const some = (count: string, none: string) =>
        count === '0' ? none : formatCount(Number(count), goods?.unitName);
      return { what: `${name} 数量`, before: some(before, '未选购'), after: some(after, '已移除') };
    }
    case 'price':
      return { what: `${name} 单价`, before: formatYuan(before), after: formatYuan(after) };
    case 'note':
      return { what: `${name} 备注`, before: before || '无', after: after || '无' };
    case 'consignee':
      return { what: '收货信息', before: before || '无', after: after || '地址已删除' };
    default:
      return { what: amountNames[what], before: formatYuan(before), after: formatYuan(after) };
  }
}
