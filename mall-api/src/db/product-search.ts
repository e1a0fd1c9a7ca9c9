import { and, type SQL, sql } from 'drizzle-orm';
import { products } from './schema';

/**
 * Condition that a product's name, model or code contains every word of `text`, however it is written (full width,
 * upper case, with or without hyphens). Undefined when there is nothing to look for.
 */
export function productContains(text: string): SQL | undefined {
  const words = text.normalize('NFKC').split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`(${grams(word)} and ${containsWord(word)})`));
}

const grams = (word: string) => sql`${products.searchGrams} @> wanted_grams(search_key(${word}))`;
const containsWord = (word: string) => sql`${products.searchText} like '%' || search_key(${word}) || '%'`;
