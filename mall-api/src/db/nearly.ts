import { gramsOf, keyOf } from './product-search';

const any = '_';

// One changed character makes a shorter word another word. No model is longer.
const shortest = 4;
const longest = 20;

/**
 * Patterns for what a misspelt Latin word may mean: one wrong, missing, doubled or swapped character, with `_` for
 * any one. Digits stay: another digit is another product.
 */
export function nearly(word: string): string[] {
  const letters = [...keyOf(word)];
  if (letters.length < shortest || letters.length > longest) return [];
  if (letters.some((letter) => letter === any || letter > '\u007f')) return [];
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
export const gramsOfPattern = (pattern: string): string[] => pattern.split(any).flatMap(gramsOf);

/** A regular expression that matches when every pattern is within one of name, model and code. */
export const expressionOf = (patterns: readonly string[]): string =>
  `(${patterns.map((one) => one.replace(/[\^$|?*{}]/g, '\\$&').replaceAll(any, '[^ ]')).join('|')})`;
