/** A piece of a text, and whether it matches. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

// As the server searches: width, case and separators within a model are ignored.
const passedOver = /[\s\-_/.,·%\\()[\]+'"]/;
const comparable = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].filter((letter) => !passedOver.test(letter)).join('');

/** The words of a search; a product must match all of them. */
export const wordsOf = (search: string): string[] =>
  search
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => comparable(word) !== '');

/** Splits a text into matching and other pieces, which together are the text. */
export function searchMatches(text: string, search: string): TextPiece[] {
  const letters = [...text];
  const keys = letters.map(comparable);
  const isMatch = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsOf(search).map(comparable)) {
    for (let start = 0; start < letters.length; start += 1) {
      const end = endOfMatch(keys, start, word);
      if (end !== null) isMatch.fill(true, start, end);
    }
  }
  return letters.reduce<TextPiece[]>((pieces, letter, place) => {
    const last = pieces.at(-1);
    const matched = isMatch[place] === true;
    if (last?.isMatch === matched) last.text += letter;
    else pieces.push({ text: letter, isMatch: matched });
    return pieces;
  }, []);
}

/** The end (exclusive) of a word's match that starts at `start`; null without a match. */
function endOfMatch(keys: readonly string[], start: number, word: string): number | null {
  if (keys[start] === '') return null;
  let read = '';
  for (let end = start; end < keys.length; end += 1) {
    read += keys[end];
    if (read === word) return end + 1;
    if (!word.startsWith(read)) return null;
  }
  return null;
}
