// The first character per letter in the order of `pinyin_key` (0003_pinyin.sql), and the end of the last.
const letters = 'abcdefghjklmnopqrstwxyz';
const starts = '一乱军唑壳奠察彝抱栩武炱璞癀白礼纳缢荤蛙觉轳附\u9fff';

const characterBefore = (character: string) => String.fromCodePoint((character.codePointAt(0) ?? 1) - 1);

function charactersOf(letter: string): string {
  const place = letters.indexOf(letter);
  return `[${starts.charAt(place)}-${characterBefore(starts.charAt(place + 1))}]`;
}

/**
 * A regular expression for names (as `pinyin_key` stores them) whose characters have these pinyin initials:
 * gyys matches 过氧乙酸. Undefined when the word has no initials. Only one reading per character counts.
 */
export function initialsExpression(word: string): string | undefined {
  const wanted = word.toLowerCase();
  if (!/^[a-hj-tw-z]{2,12}$/.test(wanted)) return undefined;
  return [...wanted].map(charactersOf).join('');
}
