import type { CartLine, MemberCartSku, Refusal } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { hasNewPrice } from '../../model/cart-lines';
import { selectedLines } from '../../model/selection';
import type { OrderProposal } from './order-proposal';

/** A line that costs something else than when it was put in. */
export interface ChangedPrice {
  productName: string;
  line: MemberCartSku;
}

export type OrderChange = NonNullable<Refusal['changes']>[number];

export type RefusedLine = NonNullable<Refusal['lines']>[number];

/** How far a submission is (docs/specification.md#submitting-an-order). */
export type SubmissionStep =
  | { kind: 'idle' | 'preparing' | 'submitting' }
  /** The buyer is asked to agree to what these lines cost now. */
  | { kind: 'prices'; changed: readonly ChangedPrice[] }
  /** The buyer is asked whether to use the rebate, in yuan. */
  | { kind: 'rebate'; rebate: string }
  /** The buyer is asked to agree to the whole order, which stays as it was shown whatever the cart does. */
  | { kind: 'confirm'; proposal: OrderProposal }
  /** Prices or stock changed, so there is no order; `before` is the cart as the buyer saw it. */
  | { kind: 'refused'; lines: readonly RefusedLine[]; before: readonly MemberCartSku[] }
  /** The order is not what was agreed to any more, so there is none. */
  | { kind: 'changed'; changes: readonly OrderChange[]; proposal: OrderProposal }
  /** No answer came, so whether there is an order is not known. */
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

/** What changed of a refused line: from which price to which, or how much is left, as soon as the cart knows. */
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
