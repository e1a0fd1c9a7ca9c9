import Big, { type BigSource } from 'big.js';

/** Yuan, or a factor, from the wire or an input: a decimal string, or a JSON number. */
export type Decimal = string | number;

const toBig = (value: BigSource): Big => new Big(value);

/** Yuan with two decimals, rounded half up: `'12345.6'` → `'12345.60'`. */
const toAmount = (value: Big): string => {
  const text = value.toFixed(2, Big.roundHalfUp);
  return text === '-0.00' ? '0.00' : text;
};

/** Parses an amount in yuan. Throws a RangeError on anything but a decimal number. */
export function parseAmount(value: Decimal): string {
  try {
    return toAmount(toBig(typeof value === 'string' ? value.trim() : value));
  } catch (cause) {
    throw new RangeError(`Not an amount: ${JSON.stringify(value)}`, { cause });
  }
}

/** Sum in yuan; `'0.00'` without values. */
export const addAmounts = (...values: readonly Decimal[]): string =>
  toAmount(values.reduce<Big>((sum, value) => sum.plus(value), toBig(0)));

/** `a − b` in yuan. */
export const subtractAmounts = (a: Decimal, b: Decimal): string => toAmount(toBig(a).minus(b));

/** Yuan times a quantity or factor, rounded once to two decimals. */
export const multiplyAmount = (value: Decimal, factor: Decimal): string =>
  toAmount(toBig(value).times(factor));

/** Yuan per piece, from the price of a unit of `unitCount` pieces (docs/specification.md#product-detail). */
export const pricePerPiece = (priceUnit: Decimal, unitCount: number): string =>
  toAmount(toBig(priceUnit).div(unitCount));

/**
 * Distributes an amount over others in proportion, to the cent: each gets its share rounded down, then the
 * remaining cents go one each to the largest remainders, earlier entries first
 * (docs/decisions/checkout.md#a-rebate-is-spread-over-the-lines).
 * @param amount yuan, at most the sum of `over`
 * @param over yuan, none negative
 * @returns yuan, as many as `over`, adding up to `amount`
 */
export function spreadAmount(amount: Decimal, over: readonly Decimal[]): string[] {
  const sum = over.reduce<Big>((total, value) => total.plus(value), toBig(0));
  if (sum.eq(0)) return over.map(() => '0.00');
  const shares = over.map((value, place) => {
    const exact = toBig(amount).times(value);
    const cents = exact.times(100).div(sum).round(0, Big.roundDown);
    return { place, cents, rest: exact.times(100).minus(cents.times(sum)) };
  });
  const given = shares.reduce((total, { cents }) => total.plus(cents), toBig(0));
  const left = toBig(amount).times(100).minus(given).toNumber();
  const favoured = shares.toSorted((a, b) => b.rest.cmp(a.rest) || a.place - b.place).slice(0, left);
  for (const share of favoured) share.cents = share.cents.plus(1);
  return shares.map(({ cents }) => toAmount(cents.div(100)));
}

/** −1, 0 or 1, for sorting. */
export const compareAmounts = (a: Decimal, b: Decimal): -1 | 0 | 1 => toBig(a).cmp(b);

/** Thousands separators and two decimals: `'12345.6'` → `'12,345.60'`. */
export const formatAmount = (value: Decimal): string => parseAmount(value).replace(/\B(?=(\d{3})+\.)/g, ',');

/**
 * An amount within a sentence, with a non-breaking space after the sign: `¥ 12,345.60`. Otherwise use
 * `Amount` of `ui`.
 */
export const formatYuan = (value: Decimal): string => `¥\u00a0${formatAmount(value)}`;
