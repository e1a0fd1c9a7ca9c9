import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { productContains } from '../src/db/product-search';
import { products } from '../src/db/schema';
import { shown } from '../src/modules/catalogue/product-card';

export interface SearchPlan {
  readonly text: string;
  /** Milliseconds to find the first page, as the database says. */
  readonly ms: number;
  readonly plan: readonly string[];
}

// A frequent word, a rare one, one character, words in any order.
const texts = ['手套', '过氧乙酸', '酸', '液 消毒'];

/** How the database finds the first page of a search. */
export async function searchPlans(db: Database): Promise<SearchPlan[]> {
  const plans: SearchPlan[] = [];
  for (const text of texts) {
    const page = db
      .select({ id: products.id })
      .from(products)
      .where(and(shown, productContains(text)))
      .orderBy(asc(products.sort), asc(products.id))
      .limit(8);
    const explain = sql`explain (analyze, costs off, timing off, buffers off, summary on) ${page}`;
    // The first run reads what the second one finds in memory.
    await db.execute(explain);
    const { rows } = await db.execute<Record<string, string>>(explain);
    const lines = rows.map((row) => Object.values(row)[0] ?? '');
    const told = lines.find((line) => line.startsWith('Execution Time')) ?? '';
    plans.push({
      text,
      ms: Number(/[\d.]+/.exec(told)?.[0]),
      plan: lines.filter((line) => !/^(Planning|Execution)/.test(line)),
    });
  }
  return plans;
}
