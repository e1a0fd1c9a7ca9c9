import type { CartLine, MemberCartSku, Refusal } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { hasNewPrice } from '../../model/cart-lines';
import { selectedLines } from '../../model/selection';
import type { OrderProposal } from './order-proposal';

/** A line whose price has changed since it was added. */
export interface ChangedPrice {
  productName: string;
  line: MemberCartSku;
}

export type OrderChange = NonNullable<Refusal['changes']>[number];

export type RefusedLine = NonNullable<Refusal['lines']>[number];

/** The step of a submission (docs/specification.md#submitting-an-order). */
export type SubmissionStep =
  | { kind: 'idle' | 'preparing' | 'submitting' }
  /** The buyer has to agree to the current prices of these lines. */
  | { kind: 'prices'; changed: readonly ChangedPrice[] }
  /** The buyer decides whether to use the rebate, in yuan. */
  | { kind: 'rebate'; rebate: string }
  /** The buyer has to confirm the order, which stays as shown even if the cart changes. */
  | { kind: 'confirm'; proposal: OrderProposal }
  /** Refused because prices or stock changed; `before` is the cart as the buyer saw it. */
  | { kind: 'refused'; lines: readonly RefusedLine[]; before: readonly MemberCartSku[] }
  /** Refused because the order differs from what was agreed. */
  | { kind: 'changed'; changes: readonly OrderChange[]; proposal: OrderProposal }
  /** It needs approval: why, and what differs from what was last asked. */
  | { kind: 'approval'; reasons: readonly string[]; changes: readonly string[]; proposal: OrderProposal }
  /** There was no answer, so it is not known whether there is an order. */
  | { kind: 'unanswered'; proposal: OrderProposal; message: string };

/** The selected lines whose new price the buyer has not agreed to. */
export const changedPrices = (cart: readonly CartLine[]): ChangedPrice[] =>
  cart.flatMap(({ productSpu, memberCartSkus }) =>
    selectedLines(memberCartSkus)
      .filter(hasNewPrice)
      .map((line) => ({ productName: productSpu.name, line })),
  );

const reasons: Readonly<Record<RefusedLine['reason'], string>> = {
  price: '价格已变更',
  stock: '库存不足',
  unlisted: '已下架',
};

/**
 * What changed in a refused line: the price before and after, or the stock left, once the cart is refetched.
 */
export function refusalNote(
  { skuId, reason }: RefusedLine,
  before: readonly MemberCartSku[],
  now: readonly MemberCartSku[],
): string {
  const known = before.find((line) => line.skuId === skuId);
  const current = now.find((line) => line.skuId === skuId);
  const oldPrice = known?.previousPriceUnit ?? known?.discountPriceUnit;
  const newPrice = current?.discountPriceUnit;
  if (reason === 'price' && oldPrice && newPrice && oldPrice !== newPrice) {
    return `${reasons.price}：${formatYuan(oldPrice)} → ${formatYuan(newPrice)}`;
  }
  if (reason === 'stock' && current && current.maxQty < current.count) {
    return `${reasons.stock}：最多可买 ${formatCount(current.maxQty, current.unitName)}`;
  }
  return reasons[reason];
}
