/** A piece of a text, and whether the search found it there. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

// As the server searches: width and case do not matter, nor what stands between the letters of a model.
const passedOver = /[\s\-_/.,·%\\()[\]+'"]/;
const comparable = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].filter((letter) => !passedOver.test(letter)).join('');

/** The words that a product is searched by; it is found when it has every one of them. */
export const wordsOf = (search: string): string[] =>
  search
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => comparable(word) !== '');

/** Parts a text at what was searched for, so that it can be marked. The pieces together are the text. */
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

/** Where a word that begins at a letter ends (exclusive); null when it does not begin there. */
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
