import Big from 'big.js';

/** Rounds like a printed catalogue: whole yuan from 100, tenths from 10, else cents. */
export function listPrice(amount: Big): Big {
  const decimals = amount.gte(100) ? 0 : amount.gte(10) ? 1 : 2;
  const rounded = amount.round(decimals, Big.roundHalfUp);
  return rounded.gt(0) ? rounded : new Big('0.01');
}

export const sum = (amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0));

/** Amount as the database and the API represent it. */
export const toAmount = (amount: Big): string => amount.toFixed(2);

/** What the desk of the demonstration quotes for a price: 8 % less, to the cent. */
export const quotedPrice = (price: string): string =>
  toAmount(new Big(price).times('0.92').round(2, Big.roundUp));
