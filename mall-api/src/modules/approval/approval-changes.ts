import type { AgreedOrder, ParsedRequestOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { changedAddresses, changedAmounts, changedEntries, type OrderChange } from '../order/agreement';

type Request = ParsedRequestOf<'order/generateOrder'>;

interface Goods {
  readonly skuId: string;
  readonly productName: string;
  readonly unitName: string;
}

const amountNames = {
  productTotal: '商品总额',
  coupon: '优惠',
  rebate: '返利抵扣',
  total: '实付合计',
} as const;

const linesOf = ({ lines }: AgreedOrder, goods: readonly Goods[]) =>
  lines.map(({ skuId, consigneeId, count, discountPriceUnit, note = '' }) => ({
    skuId,
    count,
    note,
    productName: goods.find((one) => one.skuId === skuId)?.productName ?? '商品',
    discountPrice: discountPriceUnit,
    parts: consigneeId === undefined ? [] : [{ consigneeId, count }],
  }));

function textOf({ what, skuId, productName, before, after }: OrderChange, goods: readonly Goods[]): string {
  const named = goods.find((one) => one.skuId === skuId);
  const name = productName ?? named?.productName ?? '商品';
  switch (what) {
    case 'quantity': {
      const [old, now] = [before, after].map((some) => formatCount(Number(some), named?.unitName));
      return `${name} 数量：${old} → ${now}`;
    }
    case 'price':
      return `${name} 单价：${before} → ${after}`;
    case 'note':
      return `${name} 备注：${before || '无'} → ${after || '无'}`;
    case 'consignee':
      return `收货信息：${before || '无'} → ${after || '无'}`;
    default:
      return `${amountNames[what]}：${before} → ${after}`;
  }
}

/** What differs between two confirmed orders, old → new by name. */
export function approvalChanges(
  before: Request,
  now: Request,
  /** Of both. */
  goods: readonly Goods[],
): string[] {
  if (!before.agreed || !now.agreed) return [];
  const changes = [
    ...changedEntries(before.agreed, linesOf(now.agreed, goods)),
    ...changedAddresses(before.agreed, now.agreed.consignees),
    ...changedAmounts(before.agreed, {
      productTotal: now.agreed.productTotalAmountUnit,
      coupon: now.agreed.couponAmountUnit,
      rebate: now.agreed.rebateAmountUnit,
      total: now.agreed.totalAmountUnit,
    }),
  ].map((change) => textOf(change, goods));
  const texts: readonly (readonly [string, string, string])[] = [
    ['订单备注', before.remark, now.remark],
    ['采购单号', before.purchaseNo, now.purchaseNo],
    ['计入科室', before.department ?? '', now.department ?? ''],
  ];
  for (const [name, old, next] of texts)
    if (old !== next) changes.push(`${name}：${old || '无'} → ${next || '无'}`);
  const gifts = ({ cartSkuS }: Request) => JSON.stringify(cartSkuS.map(({ giftSkus }) => giftSkus));
  if (gifts(before) !== gifts(now)) changes.push('赠品有变');
  return changes;
}
