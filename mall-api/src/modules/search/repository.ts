import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { expressionOf, gramsOfPattern, nearly } from '../../db/nearly';
import { matchesWords, type Term, type WantedWords } from '../../db/product-search';
import { catalogueVersion, products, searchMisses, searchSynonyms } from '../../db/schema';

// Listed or coming soon, as in lists.
const shown = sql`${products.status} in (1, 2)`;

export function searchRepository(db: Queries) {
  return {
    async versions() {
      const [row] = await db.select().from(catalogueVersion);
      return row ?? { version: 0, words: 0 };
    },

    /** A size, as it is written in any notation. */
    async sizeTerm(size: string): Promise<Term> {
      const grams = sql<string>`array_to_string(wanted_grams('#' || ${size}::text), ' ')`;
      const { rows } = await db.execute<{ grams: string }>(sql`select ${grams} as grams`);
      return [{ kind: 'size', key: size, grams: rows[0]?.grams ?? '' }];
    },

    /** Whether some product matches. */
    async isFound(words: WantedWords): Promise<boolean> {
      const [found] = await db
        .select({ one: sql`1` })
        .from(products)
        .where(and(shown, matchesWords(words)))
        .limit(1);
      return found !== undefined;
    },

    /** The most frequent Latin text in name, model and code with one character other than a word's. */
    async nearest(word: string): Promise<string | undefined> {
      const patterns = nearly(word);
      if (patterns.length === 0) return undefined;
      const expression = expressionOf(patterns);
      const candidates = patterns.map(
        (pattern): SQL =>
          sql`${products.searchGrams} @> string_to_array(${gramsOfPattern(pattern).join(' ')}::text, ' ')`,
      );
      const [row] = await db
        .select({ meant: sql<string>`substring(${products.searchText} from ${expression}::text)` })
        .from(products)
        .where(and(shown, or(...candidates), sql`${products.searchText} ~ ${expression}::text`))
        .groupBy(sql`1`)
        .orderBy(desc(sql`count(*)`), sql`1`)
        .limit(1);
      return row?.meant;
    },

    synonyms: () => db.select().from(searchSynonyms).orderBy(searchSynonyms.word, searchSynonyms.meaning),

    /** @returns whether it was new */
    async addSynonym(word: string, meaning: string): Promise<boolean> {
      const added = await db
        .insert(searchSynonyms)
        .values({ word, meaning })
        .onConflictDoNothing()
        .returning();
      return added.length > 0;
    },

    /** @returns whether there was one */
    async removeSynonym(word: string, meaning: string): Promise<boolean> {
      const removed = await db
        .delete(searchSynonyms)
        .where(and(eq(searchSynonyms.word, word), eq(searchSynonyms.meaning, meaning)))
        .returning();
      return removed.length > 0;
    },

    /** Counts a search that found nothing, or not with all its words. */
    async countMiss(words: string, at: Date): Promise<void> {
      await db
        .insert(searchMisses)
        .values({ words, lastAt: at })
        .onConflictDoUpdate({
          target: searchMisses.words,
          set: { times: sql`${searchMisses.times} + 1`, lastAt: at },
        });
    },

    /** The most frequent misses first. */
    misses: (limit: number) =>
      db
        .select()
        .from(searchMisses)
        .orderBy(desc(searchMisses.times), desc(searchMisses.lastAt), searchMisses.words)
        .limit(limit),

    forgetMisses: (before: Date) => db.delete(searchMisses).where(lt(searchMisses.lastAt, before)),
  };
}

export type SearchRepository = ReturnType<typeof searchRepository>;
