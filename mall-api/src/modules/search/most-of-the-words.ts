import type { SearchReading } from 'shared-kernel/contracts';
import type { Term, WantedWords } from '../../db/product-search';

/** A word of a search, read. */
export interface ReadWord {
  readonly typed: string;
  readonly term: Term;
  /** The same in smaller pieces. */
  readonly pieces?: readonly Term[] | undefined;
  /** What the word is in a product's texts. */
  readonly marks: readonly string[];
  readonly reason?: SearchReading['reasons'][number];
  /** No product has it. */
  readonly isUnknown?: boolean;
  /** A less strict reading, where nothing is found otherwise: `m` of a model instead of M 号. */
  readonly otherwise?: Term;
}

interface Most {
  readonly kept: readonly ReadWord[];
  readonly left: readonly ReadWord[];
}

// Each is a query.
const mostTried = 24;

/** The ways to leave out so many words, as index lists. */
function waysToLeave(count: number, leaving: number): number[][] {
  if (leaving === 0) return [[]];
  return Array.from({ length: count }, (_, first) =>
    waysToLeave(count - first - 1, leaving - 1).map((rest) => [first, ...rest.map((at) => at + first + 1)]),
  ).flat();
}

/** Words as the database looks for them. */
export const wantedBy = (words: readonly ReadWord[]): WantedWords => ({
  terms: words.map(({ term }) => term),
  pieces: words.flatMap(({ term, pieces }) => pieces ?? [term]),
});

const lengthOf = (words: readonly ReadWord[]) => words.reduce((sum, { typed }) => sum + typed.length, 0);

/**
 * The words that some product has together: all, or at least half of them. What a product is (手套) outweighs how it
 * is (儿童), a longer word a shorter one. All words where nothing is found.
 */
export async function mostOfTheWords(
  words: readonly ReadWord[],
  isFound: (words: WantedWords) => Promise<boolean>,
  isHead: (text: string) => boolean,
): Promise<Most> {
  const all = { kept: words, left: [] };
  const finds = (kept: readonly ReadWord[]) => isFound(wantedBy(kept));
  const known = words.filter(({ isUnknown }) => !isUnknown);
  const unknown = words.filter(({ isUnknown }) => isUnknown);
  const isSimple = words.length === 0 || (words.length === 1 && !words[0]?.otherwise);
  if (unknown.length === 0 && (isSimple || (await finds(words)))) return all;

  const loose = known.map((word) => ({ ...word, term: word.otherwise ?? word.term }));
  if (unknown.length === 0 && known.some(({ otherwise }) => otherwise) && (await finds(loose))) {
    return { kept: loose, left: [] };
  }
  const fewest = Math.ceil(words.length / 2);
  const worth = (kept: readonly ReadWord[]) =>
    (kept.some(({ marks }) => marks.some(isHead)) ? 1000 : 0) + lengthOf(kept);
  let tried = 0;
  for (let leaving = 0; known.length - leaving >= fewest; leaving += 1) {
    const ways = waysToLeave(known.length, leaving)
      .map((left) => known.filter((_, at) => !left.includes(at)))
      .sort((a, b) => worth(b) - worth(a));
    for (const kept of ways) {
      tried += 1;
      if (tried > mostTried) return all;
      if (await finds(kept)) return { kept, left: words.filter((word) => !kept.includes(word)) };
    }
  }
  return all;
}
