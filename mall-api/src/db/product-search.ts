import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { products } from './schema';

/**
 * Something that a product may have to match a word: `text` in name, model, code, selling point or attributes; a
 * `size` in any notation; `signs` in the name as they stand, as texts are compared without them.
 */
interface Alternative {
  readonly kind: 'text' | 'size' | 'signs';
  readonly key: string | Placeholder;
  /**
   * What of `search_grams` a match has, separated by blanks; none for signs. A parameter and no call of a function, for
   * which the planner would take longer than the database for the search.
   */
  readonly grams: string | Placeholder;
}

/** A word of a search: a product matches by any alternative. */
export type Term = readonly Alternative[];

/** Normalises a text like the database's `search_key`. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ \t\r\n\-_/.,·%\\()[\]+'"]/g, '');

/** The longest grams that a text has, as the database's `wanted_grams` finds them. */
export const gramsOf = (key: string): string[] => {
  const letters = [...key];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** A text to look for, by its key, in names, models, codes, selling points and attributes. */
export const textAlternative = (key: string): Alternative => ({
  kind: 'text',
  key,
  grams: gramsOf(key).join(' '),
});

/** The words of a search text. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').split(/\s+/).filter(Boolean);

const inName = (key: Alternative['key']) => sql`${products.searchText} like '%' || ${key}::text || '%'`;
const inMore = (key: Alternative['key']) => sql`${products.searchMore} like '%' || ${key}::text || '%'`;

/**
 * How a search looks: by the grams of everything, by those of names where a name is wanted, or at rows that are read
 * anyway, where the text costs less than its grams. Grams of names are in an index alone; a query that reads them from
 * rows would compute them.
 */
export type Look = 'index' | 'name index' | 'row';

function alternativeMatches({ kind, key, grams }: Alternative, named: boolean, look: Look): SQL | undefined {
  if (kind === 'signs') {
    return sql`strpos(normalize(concat_ws(' ', ${products.name}, ${products.model}, ${products.code}), NFKC), ${key}) > 0`;
  }
  const wanted = sql`string_to_array(${grams}::text, ' ')`;
  const hasGrams = sql`${products.searchGrams} @> ${wanted}`;
  if (kind === 'size') return hasGrams;
  const hasText = named ? inName(key) : or(inName(key), inMore(key));
  switch (look) {
    case 'row':
      return hasText;
    case 'index':
      return and(hasGrams, hasText);
    case 'name index':
      return and(named ? sql`search_grams(${products.searchText}) @> ${wanted}` : hasGrams, hasText);
  }
}

const everyTerm = (terms: readonly Term[], named: boolean, look: Look) =>
  and(...terms.map((term) => or(...term.map((alternative) => alternativeMatches(alternative, named, look)))));

/** The words of a search. Without terms every product matches. */
export interface WantedWords {
  /** As typed, or as the word is meant. */
  readonly terms: readonly Term[];
  /** The same in smaller pieces, which a name may have apart: 清洗 and 机 for 清洗机. */
  readonly pieces: readonly Term[];
}

export const noWords: WantedWords = { terms: [], pieces: [] };

/** The parts of a result in order: names with the words, names with their pieces, the rest by attributes. */
export const wordParts = ['named', 'pieces', 'others'] as const;
export type WordPart = (typeof wordParts)[number];

/** Condition that a product matches a search, or is in a part of its result; undefined without words. */
export function matchesWords(
  { terms, pieces }: WantedWords,
  part?: WordPart,
  look: Look = 'index',
): SQL | undefined {
  if (terms.length === 0) return undefined;
  const isNamed = everyTerm(terms, true, 'row');
  const hasPieces = everyTerm(pieces, true, 'row');
  switch (part) {
    case 'named':
      return everyTerm(terms, true, look);
    case 'pieces':
      return and(everyTerm(pieces, true, look), sql`not coalesce(${isNamed}, false)`);
    case 'others':
      return and(everyTerm(terms, false, look), sql`not coalesce(${isNamed} or ${hasPieces}, false)`);
    default:
      return or(everyTerm(terms, false, look), everyTerm(pieces, true, look));
  }
}
