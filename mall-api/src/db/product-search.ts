import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { products } from './schema';

/** Words that a product is searched by. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').split(/\s+/).filter(Boolean);

/**
 * Condition that a product's name, model or code contains every word, however it is written (full width, upper case,
 * with or without hyphens). A word of nothing but signs, such as %, is looked for as it stands. Undefined when there is
 * nothing to look for.
 */
export const containsWords = (words: readonly (string | Placeholder)[]): SQL | undefined =>
  and(...words.map((word) => sql`(${grams(word)} and ${containsWord(word)} and ${containsSigns(word)})`));

/** `containsWords` for the words of a text. */
export const productContains = (text: string): SQL | undefined => containsWords(wordsOf(text));

const grams = (word: string | Placeholder) =>
  sql`${products.searchGrams} @> wanted_grams(search_key(${word}))`;
const containsWord = (word: string | Placeholder) =>
  sql`${products.searchText} like '%' || search_key(${word}) || '%'`;
const containsSigns = (word: string | Placeholder) =>
  sql`(search_key(${word}) <> '' or strpos(
    normalize(concat_ws(' ', ${products.name}, ${products.model}, ${products.code}), NFKC), ${word}) > 0)`;
