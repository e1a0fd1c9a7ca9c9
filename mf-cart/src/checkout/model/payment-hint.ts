interface Payment {
  needsDealer: boolean;
  hasDealer: boolean;
  hasPayWay: boolean;
}

/**
 * What to choose first before the order can be paid; null when all is chosen
 * (docs/specification.md#checkout-rules).
 */
export function paymentHint({ needsDealer, hasDealer, hasPayWay }: Payment): string | null {
  if (!hasPayWay) return '请先选择付款方式';
  return needsDealer && !hasDealer ? '请先选择经销商' : null;
}
