import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { products, searchSynonyms } from '../../db/schema';
import { createPinyin, type SpokenRun } from './pinyin';

/** What the catalogue's own words are: names, brands, and the synonyms that the provider keeps. */
export interface Vocabulary {
  /** Chinese runs of product names, with their pinyin and number of products. */
  readonly runs: readonly SpokenRun[];
  /** Whether a name contains a text of Chinese characters. */
  readonly has: (text: string) => boolean;
  /** The number of products whose name has a text of Chinese characters. */
  readonly countOf: (text: string) => number;
  /** Whether a name's first run ends in a text: what the product is, as 手套 is of 丁腈手套. */
  readonly isHead: (text: string) => boolean;
  readonly brands: readonly string[];
  readonly meanings: ReadonlyMap<string, readonly string[]>;
}

const separator = '\n';

/** Reads the vocabulary once per version of it (`catalogueVersion.words`). */
export function vocabularyOf(db: Queries) {
  const spoken = createPinyin();

  async function read(): Promise<Vocabulary> {
    const name = sql`lower(normalize(${products.name}, NFKC))`;
    const { rows } = await db.execute<{ run: string; count: number; head: boolean }>(
      sql`select found.run[1] as run, count(*)::int as count, bool_or(found.place = 1) as head
        from ${products}, regexp_matches(${name}, '[一-鿿]+', 'g') with ordinality as found (run, place)
        where ${products.status} in (1, 2)
        group by 1 order by 2 desc, 1`,
    );
    const brands = await db.execute<{ brand: string }>(
      sql`select distinct lower(normalize(${products.brand}, NFKC)) as brand from ${products}
        where ${products.brand} <> ''`,
    );
    const meanings = new Map<string, string[]>();
    for (const { word, meaning } of await db.select().from(searchSynonyms)) {
      meanings.set(word, [...(meanings.get(word) ?? []), meaning]);
    }
    const text = separator + rows.map(({ run }) => run).join(separator) + separator;
    const heads = rows
      .filter(({ head }) => head)
      .map(({ run }) => run)
      .concat('')
      .join(separator);
    return {
      runs: await spoken(rows),
      has: (part) => text.includes(part),
      countOf: (part) => rows.reduce((sum, { run, count }) => (run.includes(part) ? sum + count : sum), 0),
      isHead: (part) => heads.includes(part + separator),
      brands: brands.rows.map(({ brand }) => brand),
      meanings,
    };
  }

  const kept = new LRUCache<number, Vocabulary>({ max: 1, fetchMethod: read });

  return async (words: number): Promise<Vocabulary> => (await kept.fetch(words)) ?? read();
}
