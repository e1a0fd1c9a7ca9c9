import { setImmediate } from 'node:timers/promises';
import { pinyin } from 'pinyin-pro';

/** A run of Chinese characters as it is said. */
export interface SpokenRun {
  readonly run: string;
  /** Number of products. */
  readonly count: number;
  /** One syllable a character, without tones. */
  readonly syllables: readonly string[];
}

/** The syllables of Chinese characters, without tones; v stands for ü. */
const syllablesOf = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });

// A run takes some 30 µs: others get a turn in between.
const atOnce = 200;

/** Adds pinyin to runs, and remembers it as long as the process lives. */
export function createPinyin() {
  let known = new Map<string, readonly string[]>();

  return async (rows: readonly { run: string; count: number }[]): Promise<SpokenRun[]> => {
    const runs: SpokenRun[] = [];
    for (const { run, count } of rows) {
      const syllables = known.get(run) ?? syllablesOf(run);
      runs.push({ run, count, syllables });
      if (runs.length % atOnce === 0) await setImmediate();
    }
    known = new Map(runs.map(({ run, syllables }) => [run, syllables]));
    return runs;
  };
}

interface Found {
  /** What is said so, and in how many products it is. */
  readonly counts: ReadonlyMap<string, number>;
}

const mostFrequent = ({ counts }: Found, most: number): string[] =>
  [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([text]) => text);

const add = (counts: Map<string, number>, text: string, count: number) =>
  counts.set(text, (counts.get(text) ?? 0) + count);

/** The end (exclusive) of the syllables from `start` that spell a word, whose last one may be unfinished. */
function endOfSpelling(syllables: readonly string[], start: number, word: string) {
  let read = '';
  for (let end = start; end < syllables.length; end += 1) {
    read += syllables[end];
    if (read === word) return { end: end + 1, whole: true };
    if (read.startsWith(word)) return { end: end + 1, whole: false };
    if (!word.startsWith(read)) return undefined;
  }
  return undefined;
}

const fewestSyllables = 2;
const mostMeanings = 3;

/** Texts of the catalogue that whole pinyin spells: shoutao is 手套, neij the beginning of 内镜. */
export function spelledByPinyin(runs: readonly SpokenRun[], word: string): string[] {
  const whole = new Map<string, number>();
  const begun = new Map<string, number>();
  for (const { run, syllables, count } of runs) {
    for (let start = 0; start < syllables.length; start += 1) {
      const found = endOfSpelling(syllables, start, word);
      if (!found || found.end - start < fewestSyllables) continue;
      add(found.whole ? whole : begun, [...run].slice(start, found.end).join(''), count);
    }
  }
  return whole.size > 0 ? mostFrequent({ counts: whole }, mostMeanings) : mostFrequent({ counts: begun }, 1);
}

// No syllable begins with i, u or v.
const initials = /^[a-hj-tw-z]{2,12}$/;

/** The most frequent text of the catalogue with these pinyin initials: gyys is 过氧乙酸. */
export function spelledByInitials(runs: readonly SpokenRun[], word: string): string[] {
  if (!initials.test(word)) return [];
  const counts = new Map<string, number>();
  for (const { run, syllables, count } of runs) {
    const letters = syllables.map((syllable) => syllable[0] ?? ' ').join('');
    const characters = [...run];
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      add(counts, characters.slice(at, at + word.length).join(''), count);
    }
  }
  return mostFrequent({ counts }, 1);
}

/** The most frequent text of the catalogue that sounds the same and has half of the characters. */
export function soundingLike(runs: readonly SpokenRun[], text: string): string | undefined {
  const typed = [...text];
  return spelledByPinyin(runs, syllablesOf(text).join('')).find((meant) => {
    const characters = [...meant];
    const same = characters.filter((character, place) => character === typed[place]).length;
    return characters.length === typed.length && same * 2 >= typed.length;
  });
}
