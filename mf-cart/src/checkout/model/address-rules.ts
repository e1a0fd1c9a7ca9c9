interface AddressChange {
  /** The buyer pays through a dealer, whose addresses are used. */
  needsDealer: boolean;
  hasDealer: boolean;
  addressCount: number;
}

/**
 * Why the address cannot be changed, as Chinese text; null when it can
 * (docs/specification.md#checkout-rules).
 */
export function addressChangeWarning({ needsDealer, hasDealer, addressCount }: AddressChange): string | null {
  if (needsDealer && !hasDealer) return '请先在下方选择经销商';
  return addressCount === 0 ? '请先添加收货地址' : null;
}
