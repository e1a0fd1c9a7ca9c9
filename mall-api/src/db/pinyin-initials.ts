// The first character of each letter in the order that `pinyin_key` puts characters into (0003_pinyin.sql), and what
// comes after the last one.
const letters = 'abcdefghjklmnopqrstwxyz';
const starts = '一乱军唑壳奠察彝抱栩武炱璞癀白礼纳缢荤蛙觉轳附\u9fff';

const characterBefore = (character: string) => String.fromCodePoint((character.codePointAt(0) ?? 1) - 1);

function charactersOf(letter: string): string {
  const place = letters.indexOf(letter);
  return `[${starts.charAt(place)}-${characterBefore(starts.charAt(place + 1))}]`;
}

/**
 * A regular expression for names, as `pinyin_key` has them, with characters whose pinyin begins with these letters one
 * after another: gyys is for 过氧乙酸. Undefined for what no initials are. Of several readings of a character one counts.
 */
export function initialsExpression(word: string): string | undefined {
  const wanted = word.toLowerCase();
  if (!/^[a-hj-tw-z]{2,12}$/.test(wanted)) return undefined;
  return [...wanted].map(charactersOf).join('');
}
