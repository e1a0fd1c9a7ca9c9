import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import {
  type ClientType,
  formatCount,
  isChain,
  limits,
  needsDealer,
  printProblem,
} from 'shared-kernel/domain';
import { exceedsStock, linesOf } from '../../model/cart-lines';
import { quoteProblem } from '../../model/quote-problem';
import { selectedLines } from '../../model/selection';
import { leftOver } from '../../model/split-delivery';
import { type Unread, unreadText } from './unread-choices';

export interface Checkout {
  clientType: ClientType;
  /** The orderable goods of the cart, selected or not. */
  cart: readonly CartLine[];
  payWay: string | null;
  dealerId: string | null;
  hospitalClientId: string | null;
  consigneeId: string | null;
  unread?: Unread;
  /** 商业备货 */
  businessStock: boolean;
  remark: string;
  /** The buyer's purchase number. */
  purchaseNo: string;
  /** Why the buyer's licences block the order, where the provider blocks it. */
  licenceRefusal?: string | null;
  /** The department whose budget the order counts to; '' for none. */
  department?: string;
  /** Why a budget blocks the order. */
  budgetRefusal?: string | null;
}

/** Split mode is on when any line has its own consignee list (docs/specification.md#cart-and-checkout). */
export const isSplit = (cart: readonly CartLine[]): boolean =>
  linesOf(cart).some((line) => line.cartSkuConsignees.length > 0);

/** Types 5 and 6 may split, so only for them a line's own consignees count. */
export const splitsDelivery = ({ clientType, cart }: Pick<Checkout, 'clientType' | 'cart'>): boolean =>
  isChain(clientType) && isSplit(cart);

const hasAddresses = ({ cartSkuConsignees }: MemberCartSku): boolean =>
  cartSkuConsignees.length > 0 && cartSkuConsignees.every(({ consigneeId }) => consigneeId !== null);

/** Number of entries in `cartSkuS`: one per line, or one per delivery of a split line. */
const entryCount = (lines: readonly MemberCartSku[]): number =>
  lines.reduce((sum, { cartSkuConsignees }) => sum + Math.max(cartSkuConsignees.length, 1), 0);

/** Names unallocated goods, so that no order is smaller than the buyer wants. */
function leftOverWarning(cart: readonly CartLine[]): string | null {
  const named = cart.flatMap(({ productSpu, memberCartSkus }) =>
    selectedLines(memberCartSkus).flatMap((line) => {
      const left = leftOver(line);
      return left > 0 ? [`“${productSpu.name}”还有 ${formatCount(left, line.unitName)}未分配收货地址`] : [];
    }),
  );
  const more = named.length > 3 ? `等 ${named.length} 种商品` : '';
  return named.length > 0 ? `${named.slice(0, 3).join('，')}${more}，请在拆分配送中分配后再提交` : null;
}

/** Names goods that cannot be ordered by their quote. */
function quoteWarning(cart: readonly CartLine[]): string | null {
  for (const { productSpu, memberCartSkus } of cart)
    for (const line of selectedLines(memberCartSkus)) {
      const problem = quoteProblem(line);
      if (problem) return `“${productSpu.name}”${problem}，请改按现价购买或调整后再提交`;
    }
  return null;
}

/**
 * Why an order cannot be submitted yet, as Chinese text; null when it can
 * (docs/specification.md#checkout-rules).
 */
export function checkoutWarning(checkout: Checkout): string | null {
  const { clientType, cart, payWay, dealerId, hospitalClientId, consigneeId, businessStock } = checkout;
  const { unread = {} } = checkout;
  const lines = selectedLines(linesOf(cart));
  if (lines.length === 0) return '请勾选要购买的商品';
  if (entryCount(lines) > limits.maxPageSize)
    return `一次最多提交 ${formatCount(limits.maxPageSize, '行')}商品，请分次提交`;
  const short = cart.find(({ memberCartSkus }) => selectedLines(memberCartSkus).some(exceedsStock));
  if (short) return `“${short.productSpu.name}”库存不足，请调整数量后再提交`;
  const unquoted = quoteWarning(cart);
  if (unquoted) return unquoted;
  if (checkout.licenceRefusal) return checkout.licenceRefusal;
  if (checkout.budgetRefusal) return checkout.budgetRefusal;
  const inRemark = printProblem(checkout.remark);
  if (inRemark) return `订单备注：${inRemark}`;
  const inPurchaseNo = printProblem(checkout.purchaseNo);
  if (inPurchaseNo) return `采购单号：${inPurchaseNo}`;
  if (!payWay) return unreadText('payWay', unread) ?? '请选择付款方式';
  if (needsDealer(clientType) && !dealerId) return unreadText('dealer', unread) ?? '请选择经销商';
  if (splitsDelivery(checkout)) {
    return lines.every(hasAddresses) ? leftOverWarning(cart) : '勾选的商品必须选择地址';
  }
  const needsHospital = isChain(clientType) && !businessStock;
  if (!consigneeId || (needsHospital && !hospitalClientId)) {
    return unreadText('consignee', unread) ?? '请选择收货地址';
  }
  return null;
}
