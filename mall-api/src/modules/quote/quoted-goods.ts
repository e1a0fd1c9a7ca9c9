import type { CartQuote } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { wrongState } from '../../http/call-error';
import { greater } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import { type HeldQuoteLine, quoteRepository } from './repository';

interface QuotedGood {
  readonly lineId: string;
  readonly productName: string;
  readonly unitName: string;
  /** Yuan for a unit; holds while the quote has no problem. */
  readonly priceUnit: string;
  readonly quote: CartQuote;
}

/** What a cart buys by quotes, by SKU. */
export type QuotedGoods = ReadonlyMap<string, QuotedGood>;

interface CartUnits {
  readonly id: string;
  readonly skuId: string;
  readonly count: number;
}

function problemOf(line: HeldQuoteLine, count: number, today: string): CartQuote['problem'] {
  if (line.orderId !== null) return 'ordered';
  if (line.state !== 'answered' || line.validUntil === null || line.validUntil < today) return 'expired';
  return count > line.count ? 'tooMany' : null;
}

/**
 * What lines of a buyer's cart buy by quotes of their client. Lines of one SKU for several dealers count together.
 * @param lock whether the quotes' lines stay locked until the transaction ends
 */
export async function quotedGoods(
  queries: Queries,
  buyer: Buyer,
  cart: readonly CartUnits[],
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<QuotedGoods> {
  if (cart.length === 0) return new Map();
  const today = formatDate(now);
  const held = await quoteRepository(queries).held(
    cart.map(({ id }) => id),
    lock,
  );
  const bySku = groupBy(cart, ({ skuId }) => skuId);
  return new Map(
    held.flatMap((line) => {
      // Whose unit was changed in the cart is bought by no quote any more.
      const same = bySku.get(line.skuId) ?? [];
      if (line.clientId !== buyer.clientId || !same.some(({ id }) => id === line.cartSkuId)) return [];
      const count = same.reduce((sum, one) => sum + one.count, 0);
      const { id: lineId, skuId, productName, unitName, quoteId, quoteNo, validUntil, quotedPrice } = line;
      if (validUntil === null || quotedPrice === null) return [];
      const quote = {
        id: quoteId,
        no: quoteNo,
        validUntil,
        count: line.count,
        problem: problemOf(line, count, today),
      };
      return [[skuId, { lineId, productName, unitName, priceUnit: quotedPrice, quote }] as const];
    }),
  );
}

interface Priced {
  readonly skuId: string;
  readonly price: string;
  readonly discountPrice: string;
  readonly knownPrice: string;
}

/** A cart line at the quoted price, or as it is where none holds. The buyer has seen a quoted price: it never changes. */
export function atQuotedPrice<Line extends Priced>(line: Line, goods: QuotedGoods): Line {
  const good = goods.get(line.skuId);
  if (!good || good.quote.problem !== null) return line;
  const { priceUnit } = good;
  const seen = 'seenPrice' in line ? { seenPrice: priceUnit } : {};
  const price = greater(line.price, priceUnit);
  return { ...line, ...seen, price, discountPrice: priceUnit, knownPrice: priceUnit };
}

const problemTexts: Readonly<
  Record<NonNullable<CartQuote['problem']>, (quote: CartQuote, unitName: string) => string>
> = {
  expired: ({ no, validUntil }) => `的报价 ${no} 已于 ${validUntil} 到期，请改按现价购买，或移出购物车`,
  tooMany: ({ no, count }, unitName) =>
    `多于报价 ${no} 的 ${formatCount(count, unitName)}，请减少数量，或改按现价购买`,
  ordered: ({ no }) => `已按报价 ${no} 下单，请改按现价购买，或移出购物车`,
};

/** @throws CallError 60003 that names the goods whose quote does not hold, and why */
export function refuseEndedQuotes(goods: QuotedGoods): void {
  const named = [...goods.values()].flatMap(({ productName, unitName, quote }) =>
    quote.problem ? [`“${productName}”${problemTexts[quote.problem](quote, unitName)}`] : [],
  );
  if (named.length === 0) return;
  const more = named.length > 3 ? `；共 ${named.length} 种商品` : '';
  throw wrongState(`${named.slice(0, 3).join('；')}${more}`);
}
