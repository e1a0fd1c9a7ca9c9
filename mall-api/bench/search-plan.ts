import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { matchesWords, wordParts } from '../src/db/product-search';
import { products } from '../src/db/schema';
import { shown } from '../src/modules/catalogue/product-card';
import { searchRepository } from '../src/modules/search/repository';
import { createSearch } from '../src/modules/search/understand';
import { vocabularyOf } from '../src/modules/search/vocabulary';

export interface SearchPlan {
  readonly text: string;
  /** Milliseconds to find the first page, as the database says. */
  readonly ms: number;
  readonly plan: readonly string[];
}

// A frequent word, a rare one, one character, words run together.
const texts = ['手套', '过氧乙酸', '酸', '一次性手套'];

/** How the database finds the first page of a search. */
export async function searchPlans(db: Database): Promise<SearchPlan[]> {
  const plans: SearchPlan[] = [];
  const { understand } = createSearch(searchRepository(db), vocabularyOf(db));
  for (const text of texts) {
    const page = db
      .select({ id: products.id })
      .from(products)
      .where(and(shown, matchesWords(await understand(text), wordParts[0])))
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
