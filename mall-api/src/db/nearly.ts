/** Normalised like the database's `search_key`. */
const keyOf = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ \t\r\n\-_/.,·%\\()[\]+'"]/g, '');

const any = '_';

// One changed character makes a shorter word another word. No product name has longer words.
const shortest = { latin: 4, other: 3 } as const;
const longest = 20;

/**
 * Patterns for what a misspelt word may mean: one wrong, missing, doubled or swapped character, with `_` for
 * any one. Digits stay: another digit is another product.
 */
export function nearly(word: string): string[] {
  const letters = [...keyOf(word)];
  const least = letters.every((letter) => letter < '\u0080') ? shortest.latin : shortest.other;
  if (letters.length < least || letters.length > longest || letters.includes(any)) return [];
  const patterns = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at);
    const after = letters.slice(at + 1);
    const [next] = after;
    return [
      ...(/\d/.test(letter)
        ? []
        : [
            [...before, any, ...after],
            [...before, ...after],
          ]),
      ...(at > 0 ? [[...before, any, letter, ...after]] : []),
      ...(next === undefined || next === letter ? [] : [[...before, next, letter, ...after.slice(1)]]),
    ];
  });
  return [...new Set(patterns.map((one) => one.join('')))];
}

/** The grams of every match of a pattern (`search_grams`). */
export const gramsOf = (pattern: string): string[] =>
  pattern.split(any).flatMap((piece) => {
    const letters = [...piece];
    return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });

/** A regular expression that matches when every pattern is within one of name, model and code. */
export const expressionOf = (patterns: readonly string[]): string =>
  `(${patterns.map((one) => one.replace(/[\^$|?*{}]/g, '\\$&').replaceAll(any, '[^ ]')).join('|')})`;
