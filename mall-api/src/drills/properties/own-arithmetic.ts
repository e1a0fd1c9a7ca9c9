/** Amounts in whole cents, independent of the shop's arithmetic and of floating point. */
export const cents = (amount: string): bigint => {
  const found = /^(-?)(\d+)\.(\d\d)$/.exec(amount);
  if (!found) throw new Error(`not an amount: ${amount}`);
  const [, sign, yuan, rest] = found;
  return BigInt(`${sign}${yuan}${rest}`);
};

export const toYuan = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Distributes cents in proportion: rounded down, then one more for each of the largest remainders, earlier
 * ones first.
 */
export function spread(amount: bigint, over: readonly bigint[]): bigint[] {
  const whole = sum(over);
  if (whole === 0n) return over.map(() => 0n);
  const shares = over.map((value) => (amount * value) / whole);
  const left = Number(amount - sum(shares));
  const byRemainder = over
    .map((value, place) => ({ place, remainder: (amount * value) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1));
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0n) + 1n;
  return shares;
}

/** The name of the payment status. */
export function payStatusName(total: bigint, received: bigint, refunded: bigint): string {
  if (refunded > 0n && received === refunded) return '已退款';
  if (received - refunded >= total) return '已付款';
  return received > refunded ? '部分付款' : '待付款';
}
