import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import type { SeedProduct } from '../catalogue/build-products';
import { chinaDay, daysAfter } from '../rows/days';
import { quotedPrice } from '../rows/prices';

interface Answered {
  readonly note: string;
  readonly answer: string;
  readonly daysAgo: number;
  /** Days from today. */
  readonly validFor: number;
  /** Which of the orderable products, and how many. */
  readonly goods: readonly { readonly product: number; readonly count: number; readonly remark: string }[];
}

const answered: readonly Answered[] = [
  {
    note: '第一季度备货',
    answer: '',
    daysAgo: 60,
    validFor: -30,
    goods: [{ product: 10, count: 20, remark: '' }],
  },
  {
    note: '年度集中采购，按月送货',
    answer: '按年度用量报价，欢迎来电确认送货安排。',
    daysAgo: 2,
    validFor: 20,
    goods: [
      { product: 10, count: 60, remark: '含运费' },
      { product: 11, count: 40, remark: '' },
    ],
  },
];

/** Adds quotes of a hospital's purchaser that the desk has answered: one has expired, one can be ordered. */
export async function insertQuotes(
  tx: Queries,
  { clientId, purchaserId }: { clientId: string; purchaserId: string },
  orderable: readonly SeedProduct[],
  today: Date,
): Promise<void> {
  for (const [index, { note, answer, daysAgo, validFor, goods }] of answered.entries()) {
    const [quote] = await tx
      .insert(schema.quotes)
      .values({
        clientId,
        memberId: purchaserId,
        no: index + 1,
        note,
        state: 'answered',
        validUntil: chinaDay(daysAfter(today, validFor)),
        answer,
        answeredAt: daysAfter(today, 1 - daysAgo),
        createdAt: daysAfter(today, -daysAgo),
      })
      .returning({ id: schema.quotes.id });
    await insertAll(
      tx,
      schema.quoteLines,
      goods.flatMap(({ product, count, remark }, place) => {
        const sku = orderable[product]?.skus[0];
        if (!sku || !quote) return [];
        const { id: skuId, discountPrice: listPrice } = sku;
        const quotedLine = { quoteId: quote.id, skuId, count, place, listPrice, remark };
        return { ...quotedLine, quotedPrice: quotedPrice(listPrice) };
      }),
    );
  }
}
