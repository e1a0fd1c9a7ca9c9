import { and, desc, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { expressionOf, gramsOf, nearly } from '../../db/nearly';
import { initialsExpression } from '../../db/pinyin-initials';
import { containsWords, wordsOf } from '../../db/product-search';
import { products } from '../../db/schema';
import { shown } from './product-card';
import { mostWords } from './wanted-products';

/** Finds synonyms of words without matches: by pinyin initials, or with one character wrong. */
export function synonymsOf(db: Queries) {
  async function isKnown(word: string): Promise<boolean> {
    const [found] = await db
      .select({ one: sql`1` })
      .from(products)
      .where(and(shown, containsWords([word])))
      .limit(1);
    return found !== undefined;
  }

  // The most frequent word in products is the likeliest.
  async function mostFrequent(meant: SQL<string>, matching: SQL | undefined): Promise<string | undefined> {
    const [row] = await db
      .select({ meant })
      .from(products)
      .where(and(shown, matching))
      .groupBy(sql`1`)
      .orderBy(desc(sql`count(*)`), sql`1`)
      .limit(1);
    return row?.meant;
  }

  function byInitials(word: string) {
    const expression = initialsExpression(word);
    if (expression === undefined) return undefined;
    const name = sql`lower(normalize(${products.name}, NFKC))`;
    const key = sql`substring(${products.nameKey} from ${expression}::text)`;
    const meant = sql<string>`substr(${name}, strpos(${products.nameKey}, ${key}), ${sql.raw(String(word.length))})`;
    return mostFrequent(meant, sql`${products.nameKey} ~ ${expression}::text`);
  }

  function bySpelling(word: string) {
    const patterns = nearly(word);
    if (patterns.length === 0) return undefined;
    const expression = expressionOf(patterns);
    const candidates = patterns.map(
      (pattern) => sql`${products.searchGrams} @> string_to_array(${gramsOf(pattern).join(' ')}::text, ' ')`,
    );
    return mostFrequent(
      sql<string>`substring(${products.searchText} from ${expression}::text)`,
      and(or(...candidates), sql`${products.searchText} ~ ${expression}::text`),
    );
  }

  async function meantBy(text: string): Promise<string | undefined> {
    const words: (string | undefined)[] = [];
    for (const word of wordsOf(text).slice(0, mostWords)) {
      words.push((await isKnown(word)) ? word : ((await byInitials(word)) ?? (await bySpelling(word))));
    }
    const meant = words.join(' ');
    return words.includes(undefined) || meant === text ? undefined : meant;
  }

  const kept = new LRUCache<string, { meant: string | undefined }, string>({
    max: 1000,
    fetchMethod: async (_key, _stale, { context }) => ({ meant: await meantBy(context) }),
  });

  return {
    /** The synonym of a text without matches; undefined when unknown. */
    async find(text: string, version: number): Promise<string | undefined> {
      return (await kept.fetch(JSON.stringify([text, version]), { context: text }))?.meant;
    },
  };
}

export type Synonyms = ReturnType<typeof synonymsOf>;
