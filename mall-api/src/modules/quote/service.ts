import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { formatDate } from '../../wire/time';
import { judgeIn } from '../cart/batch-service';
import { buyNowRepository } from '../cart/buy-now-repository';
import { cartRepository } from '../cart/repository';
import { refuseFull } from '../cart/service';
import { type Caller, once } from '../idempotency/once';
import { joinedNotes } from '../order/order-draft';
import { lockWanted } from '../purchase-request/lock-wanted';
import { toQuoteHead, toQuoteLine } from './quote-view';
import { quoteReads } from './read-repository';
import { type HeldQuoteLine, type QuoteRow, quoteRepository } from './repository';

type Request = ParsedRequestOf<'quote/ask'>;

/** Asking for prices, and buying at them (docs/decisions/quotes.md). */
export function createQuoteService(db: Database, clock: () => Date) {
  const reads = () => quoteReads(db, formatDate(clock()));
  const cartAmount = async (buyer: Buyer) => ({ amount: await cartRepository(db).countLines(buyer) });

  async function make(tx: Queries, buyer: Buyer, { note, lines: wanted }: Request): Promise<string> {
    const quotes = quoteRepository(tx);
    const rows = await lockWanted(tx, buyer, wanted);
    const no = await quotes.nextNo(buyer);
    if ((await quotes.countWaiting(buyer)) >= limits.waitingQuotes)
      throw wrongState(`最多有 ${limits.waitingQuotes} 个待报价的询价，请等厂家答复`);
    const { clientId, memberId } = buyer;
    const id = await quotes.insert({ clientId, memberId, no, note, createdAt: clock() });
    // The carts of several dealers may hold one SKU.
    const goods = [...groupBy(rows, ({ skuId }) => skuId).values()];
    await quotes.insertLines(
      goods.flatMap((same, place) => {
        const [first] = same;
        if (!first) return [];
        const { skuId, seenPrice: listPrice } = first;
        const count = Math.min(
          same.reduce((sum, row) => sum + row.count, 0),
          limits.maxQuantity,
        );
        const note = joinedNotes(same).slice(0, limits.lineNoteMax);
        return [{ quoteId: id, skuId, count, note, place, listPrice }];
      }),
    );
    await buyNowRepository(tx).takeOrdered(rows.map((row) => row.id));
    await buyNowRepository(tx).tickAgain(buyer);
    return id;
  }

  /** @throws CallError 60003 there is no price to buy at */
  function refuseEnded({ state, no, validUntil }: QuoteRow): void {
    if (state !== 'answered') throw wrongState(`询价 ${no} 没有报价，不能按报价购买`);
    if (validUntil !== null && validUntil < formatDate(clock()))
      throw wrongState(`报价 ${no} 已于 ${validUntil} 到期，请重新询价`);
  }

  /** Takes lines out of colleagues' carts, and tells them. */
  async function takeOver(tx: Queries, buyer: Buyer, { id, no }: QuoteRow, lines: readonly HeldQuoteLine[]) {
    const elsewhere = lines.filter(({ ownerId }) => ownerId !== null && ownerId !== buyer.memberId);
    if (elsewhere.length === 0) return;
    await buyNowRepository(tx).takeOrdered(elsewhere.flatMap(({ cartSkuId }) => cartSkuId ?? []));
    const owners = new Set(elsewhere.flatMap(({ ownerId }) => ownerId ?? []));
    const content = `${buyer.memberName}已把报价 ${no} 的商品移到自己的购物车。`;
    await quoteRepository(tx).tell(
      [...owners].map((memberId) => ({ memberId, title: '报价已移到同事的购物车', content, quoteId: id })),
      clock(),
    );
  }

  /** Puts lines into the buyer's cart as the only selected ones. @throws CallError 60003 one's line is split, or the cart is full */
  async function putIntoCart(tx: Queries, buyer: Buyer, lines: readonly HeldQuoteLine[]) {
    const [cart, buyNow] = [cartRepository(tx), buyNowRepository(tx)];
    const skuIds = lines.map(({ skuId }) => skuId);
    const offers = new Map((await cart.offers(buyer, skuIds)).map((offer) => [offer.skuId, offer]));
    await buyNow.setOthersAside(buyer, skuIds);
    await buyNow.tick(buyer, skuIds);
    for (const line of [...lines].sort((a, b) => Number(a.skuId) - Number(b.skuId))) {
      const { skuId, count, note, ownerId, productName } = line;
      if (ownerId === buyer.memberId) continue;
      const offer = offers.get(skuId);
      if (!offer) throw notFound('商品规格');
      if (await buyNow.isSplit(buyer, skuId))
        throw wrongState(`“${productName}”在购物车中已拆分配送，请先在购物车中取消拆分或移除`);
      if (offer.inCart === 0) await refuseFull(cart, buyer);
      await buyNow.put(buyer, { skuId, count, seenPrice: offer.discountPrice, note }, clock());
    }
    await quoteRepository(tx).hold(
      buyer,
      lines.map(({ id }) => id),
    );
  }

  return {
    /**
     * Sends lines of the buyer's cart to the maker for prices, once per key.
     * @throws CallError 60001 a line twice; 60003 another count than in the cart, or too many quotes wait; 60004 a
     * line that is not in it
     */
    async ask(caller: Caller, request: Request): Promise<ReplyOf<'quote/ask'>> {
      const { buyer } = caller;
      const { id } = await once(db, caller, { call: 'quote/ask', request }, async (tx) => ({
        id: await make(tx, buyer, request),
      }));
      return { id, ...(await cartAmount(buyer)) };
    },

    async page(
      buyer: Buyer,
      { scope, ...page }: ParsedRequestOf<'quote/page'>,
    ): Promise<ReplyOf<'quote/page'>> {
      const rows = await reads().page(buyer, scope, page);
      return {
        list: rows.map((row) => toQuoteHead(buyer, row)),
        total: await reads().count(buyer, scope),
      };
    },

    /** @throws CallError 60004 not the client's */
    async detail(buyer: Buyer, id: string): Promise<ReplyOf<'quote/detail'>> {
      const found = await reads().find(buyer, id);
      if (!found) throw notFound('询价');
      const lines = await reads().lines(id);
      return { ...toQuoteHead(buyer, found), lines: lines.map((line) => toQuoteLine(buyer, line)) };
    },

    /**
     * Takes back what waits; it returns to the buyer's cart as far as it can be ordered.
     * @throws CallError 60004 not the buyer's, 60003 it does not wait any more
     */
    async withdraw(buyer: Buyer, id: string): Promise<ReplyOf<'quote/withdraw'>> {
      await db.transaction(async (tx) => {
        const quotes = quoteRepository(tx);
        const quote = await quotes.lock(buyer, id);
        if (quote?.memberId !== buyer.memberId) throw notFound('询价');
        if (quote.state !== 'waiting') throw wrongState(`询价 ${quote.no} 已答复或已撤回，不能撤回`);
        await quotes.change(id, { state: 'withdrawn' });
        const lines = await quotes.lockLines(id);
        const { added } = await judgeIn(tx, buyer, lines);
        if (added.length > 0) await cartRepository(tx).add(buyer, added, clock());
      });
      return cartAmount(buyer);
    },

    /**
     * Puts what is left of a quote into the buyer's cart, to be ordered at its prices.
     * @throws CallError 60004 not the client's, 60003 no price holds, all is ordered, a line is split, the cart is full
     */
    async accept(buyer: Buyer, id: string): Promise<ReplyOf<'quote/accept'>> {
      await db.transaction(async (tx) => {
        const quotes = quoteRepository(tx);
        const quote = await quotes.lock(buyer, id);
        if (!quote) throw notFound('询价');
        refuseEnded(quote);
        const left = (await quotes.lockLines(id)).filter(({ orderId }) => orderId === null);
        if (left.length === 0) throw wrongState(`报价 ${quote.no} 已下单`);
        await takeOver(tx, buyer, quote, left);
        await putIntoCart(tx, buyer, left);
      });
      return cartAmount(buyer);
    },

    /** Buys a cart line at today's price instead of the quoted one. @throws CallError 60004 not the buyer's line */
    async release(buyer: Buyer, cartSkuId: string): Promise<ReplyOf<'quote/release'>> {
      await db.transaction(async (tx) => {
        if (!(await cartRepository(tx).lockLine(buyer, cartSkuId))) throw notFound('购物车商品');
        await quoteRepository(tx).release(cartSkuId);
      });
      return cartAmount(buyer);
    },
  };
}

export type QuoteService = ReturnType<typeof createQuoteService>;
