import type { SearchReading } from 'shared-kernel/contracts';

export const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join('、');

/** Why a word is not searched by its letters. */
export function sayReason({ kind, typed, meant }: SearchReading['reasons'][number]): string {
  switch (kind) {
    case 'synonym':
      return `“${typed}”也按${quoted(meant)}查找`;
    case 'pinyin':
      return `“${typed}”按拼音为${quoted(meant)}`;
    case 'spelling':
      return `没有找到“${typed}”，已按${quoted(meant)}查找`;
  }
}
