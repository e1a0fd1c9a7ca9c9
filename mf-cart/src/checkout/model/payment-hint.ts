import { type Unread, unreadText } from './unread-choices';

interface Payment {
  needsDealer: boolean;
  hasDealer: boolean;
  hasPayWay: boolean;
  unread?: Unread;
}

/**
 * What to choose first before the order can be submitted; null when all is chosen
 * (docs/specification.md#checkout-rules).
 */
export function paymentHint({ needsDealer, hasDealer, hasPayWay, unread = {} }: Payment): string | null {
  if (!hasPayWay) return unreadText('payWay', unread) ?? '请先选择付款方式';
  return needsDealer && !hasDealer ? (unreadText('dealer', unread) ?? '请先选择经销商') : null;
}
