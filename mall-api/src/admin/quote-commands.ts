import type { Database, Queries } from '../db/database';
import { invalid, notFound, wrongState } from '../http/call-error';
import { quoteAdminReads } from '../modules/quote/admin-reads';
import { quoteReads } from '../modules/quote/read-repository';
import { type QuoteRow, quoteRepository } from '../modules/quote/repository';
import { addDays, formatDate, formatTime } from '../wire/time';
import type { AdminInput } from './operations';

const longestDays = 366;

/** Admin commands for quotes (docs/decisions/quotes.md). */
export function quoteCommands(db: Database, clock: () => Date) {
  const decide = <Result>(id: string, work: (tx: Queries, quote: QuoteRow) => Promise<Result>) =>
    db.transaction(async (tx) => {
      const quote = await quoteRepository(tx).lockAny(id);
      if (!quote) throw notFound(`询价 ${id} `);
      if (quote.state !== 'waiting') throw wrongState(`询价 ${id} 已答复或已撤回`);
      return work(tx, quote);
    });

  return {
    /** Returns a quote with its lines. */
    async quote({ id }: AdminInput<'quote'>) {
      const found = await quoteAdminReads(db).find(id);
      if (!found) throw notFound(`询价 ${id} `);
      const lines = await quoteReads(db, formatDate(clock())).lines(id);
      const { createdAt, ...head } = found;
      return {
        ...head,
        since: formatTime(createdAt),
        lines: lines.map(({ line, ...row }) => ({
          skuCode: row.skuCode,
          model: row.model,
          unit: row.unitName,
          quantity: line.count,
          price: line.listPrice,
          quoted: line.quotedPrice,
          remark: line.note,
          no: row.order?.no ?? null,
        })),
      };
    },

    /**
     * Answers with a price for each line and the last day that they hold; who asked is told.
     * @throws CallError 60001 a line is missing, unknown or twice, or the day is over or further than a year; 60003
     * answered already
     */
    answerQuote: ({ id, lines, until, words }: AdminInput<'answerQuote'>) =>
      decide(id, async (tx, { memberId, no }) => {
        const now = clock();
        if (until < formatDate(now) || until > formatDate(addDays(now, longestDays)))
          throw invalid('有效期应在今天与一年之内');
        const quotes = quoteRepository(tx);
        const asked = await quotes.lockLines(id);
        const given = new Map(lines.map((line) => [line.skuCode, line]));
        const unknown = lines.find(({ skuCode }) => !asked.some((line) => line.skuCode === skuCode));
        if (unknown) throw invalid(`询价 ${id} 中没有规格 ${unknown.skuCode}`);
        if (given.size < lines.length) throw invalid('规格有重复');
        const missing = asked.filter(({ skuCode }) => !given.has(skuCode)).map(({ skuCode }) => skuCode);
        if (missing.length > 0) throw invalid(`还缺报价：${missing.join('、')}`);
        for (const { id: lineId, skuCode } of asked) {
          const { price = '', remark = '' } = given.get(skuCode) ?? {};
          await quotes.price(lineId, price, remark);
        }
        await quotes.change(id, { state: 'answered', validUntil: until, answer: words, answeredAt: now });
        const content = `询价 ${no} 已报价，有效期至 ${until}。`;
        await quotes.tell([{ memberId, title: '报价已答复', content, quoteId: id }], now);
        return { id, quoteState: '已报价', expireDate: until };
      }),

    /** Declines with a reason, which who asked is told. */
    declineQuote: ({ id, reason }: AdminInput<'declineQuote'>) =>
      decide(id, async (tx, { memberId, no }) => {
        const now = clock();
        const quotes = quoteRepository(tx);
        await quotes.change(id, { state: 'declined', answer: reason, answeredAt: now });
        const content = `询价 ${no} 不报价：${reason}`;
        await quotes.tell([{ memberId, title: '询价不报价', content, quoteId: id }], now);
        return { id, quoteState: '不报价' };
      }),
  };
}
