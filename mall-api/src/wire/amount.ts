import Big from 'big.js';

/** Yuan for the API: a decimal string with two decimals. */
const toAmount = (value: Big): string => value.toFixed(2);

/** Unit price times quantity. Exact: no binary floating point. */
export const times = (price: string, count: number): string => toAmount(new Big(price).times(count));

/** Sum of amounts; 0.00 for none. */
export const sumOf = (amounts: Iterable<string>): string => {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(amount);
  return toAmount(total);
};

export const minus = (from: string, amount: string): string => toAmount(new Big(from).minus(amount));

export const lesser = (a: string, b: string): string => toAmount(new Big(a).lt(b) ? new Big(a) : new Big(b));

export const greater = (a: string, b: string): string => toAmount(new Big(a).gt(b) ? new Big(a) : new Big(b));

export const isPositive = (amount: string): boolean => new Big(amount).gt(0);
