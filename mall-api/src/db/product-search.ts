import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { products } from './schema';

/** The words of a product search. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').split(/\s+/).filter(Boolean);

/**
 * Condition that a product's name, model or code contains every word, whatever its notation (full width,
 * upper case, hyphens). A word of symbols only, such as %, is matched literally. Undefined when there are no
 * words.
 */
export const containsWords = (words: readonly (string | Placeholder)[]): SQL | undefined =>
  and(...words.map((word) => sql`(${grams(word)} and ${containsWord(word)} and ${containsSigns(word)})`));

/** `containsWords` for a search text. */
export const productContains = (text: string): SQL | undefined => containsWords(wordsOf(text));

const grams = (word: string | Placeholder) =>
  sql`${products.searchGrams} @> wanted_grams(search_key(${word}))`;
const containsWord = (word: string | Placeholder) =>
  sql`${products.searchText} like '%' || search_key(${word}) || '%'`;
const containsSigns = (word: string | Placeholder) =>
  sql`(search_key(${word}) <> '' or strpos(
    normalize(concat_ws(' ', ${products.name}, ${products.model}, ${products.code}), NFKC), ${word}) > 0)`;
