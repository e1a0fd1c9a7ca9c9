import { keyOf } from '../../db/product-search';
import type { Vocabulary } from './vocabulary';

/**
 * A piece of a typed word. `known` is in a name, `weak` is not or is one character; `latin` is a model, a number or
 * pinyin.
 */
export interface Piece {
  readonly kind: 'brand' | 'synonym' | 'size' | 'garment' | 'latin' | 'known' | 'weak' | 'mark';
  readonly text: string;
}

const units = 'ml|毫升|l|升|mm|毫米|cm|厘米|m3|m|米|g|克|kg|公斤|%|°c|度|片|枚|条|孔|寸|英寸|号|码|循环|小时';
// As the database's `search_sizes` reads them.
const size = new RegExp(`\\d{1,9}(?:\\.\\d{1,4})?(?:${units})(?![a-z0-9×])`, 'y');
const garment = /x{0,3}[sml](?:号|码|(?![a-z0-9\-_./×]))/y;
const latin = /[a-z0-9][a-z0-9\-_.·×/'"+°]*/y;
const chinese = /[一-鿿]/;
const plain = /[a-z0-9]/;

const longestPiece = 12;

// The fewest pieces win, and a single character only where nothing longer is known.
const costs = {
  brand: 0.5,
  synonym: 0.9,
  size: 1,
  garment: 1.1,
  latin: 1.2,
  known: 1,
  single: 2.5,
  unknown: 3,
};

interface Step extends Piece {
  readonly cost: number;
}

/**
 * A typed text with sizes and crosses in one notation: `10 * 10CM` is 10×10cm, `5 L` is 5l.
 */
export const withPlainSizes = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\s*[x*×]\s*(?=\d)/g, '×')
    .replace(new RegExp(`(?<=\\d)\\s+(?=(?:${units})(?![a-z0-9]))`, 'g'), '')
    .replace(/(?<![a-z0-9])(x{0,3}[sml])\s+(?=[号码])/g, '$1');

const matchAt = (pattern: RegExp, word: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(word)?.[0];
};

/** Whether a Latin text is not cut out of a longer one. */
const standsAlone = (word: string, at: number, end: number) =>
  !(plain.test(word[at] ?? '') && plain.test(word[at - 1] ?? '')) &&
  !(plain.test(word[end - 1] ?? '') && plain.test(word[end] ?? ''));

function stepsAt(word: string, at: number, { has, brands, meanings }: Vocabulary): Step[] {
  const steps: Step[] = [];
  const rest = word.slice(at);
  const add = (kind: Piece['kind'], text: string | undefined, cost: number) => {
    if (text !== undefined) steps.push({ kind, text, cost });
  };
  for (const brand of brands) {
    if (rest.startsWith(brand) && standsAlone(word, at, at + brand.length)) add('brand', brand, costs.brand);
  }
  for (let length = 1; length <= Math.min(rest.length, longestPiece); length += 1) {
    const text = rest.slice(0, length);
    if (meanings.has(text) && standsAlone(word, at, at + length)) add('synonym', text, costs.synonym);
  }
  const letter = rest[0] ?? '';
  if (chinese.test(letter)) {
    for (let length = 2; length <= rest.length && chinese.test(rest[length - 1] ?? ''); length += 1) {
      const text = rest.slice(0, length);
      if (!has(text)) break;
      add('known', text, costs.known);
    }
    add('weak', letter, has(letter) ? costs.single : costs.unknown);
  } else if (plain.test(letter)) {
    if (!plain.test(word[at - 1] ?? '')) {
      add('size', matchAt(size, word, at), costs.size);
      add('garment', matchAt(garment, word, at), costs.garment);
      add('latin', matchAt(latin, word, at), costs.latin);
    }
  } else add(keyOf(letter) === '' ? 'mark' : 'weak', letter, costs.unknown);
  return steps;
}

interface Path {
  readonly cost: number;
  readonly last: Step | undefined;
  readonly before: Path | undefined;
}

/** Takes a typed word without blanks apart by the catalogue's vocabulary: 丁腈手套 into 丁腈 and 手套. */
export function takeApart(word: string, vocabulary: Vocabulary): Piece[] {
  const best: (Path | undefined)[] = [{ cost: 0, last: undefined, before: undefined }];
  for (let at = 0; at < word.length; at += 1) {
    const path = best[at];
    if (!path) continue;
    for (const step of stepsAt(word, at, vocabulary)) {
      const end = at + step.text.length;
      const cost = path.cost + step.cost;
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, last: step, before: path };
    }
  }
  const pieces: Piece[] = [];
  for (let path = best[word.length]; path?.last; path = path.before) {
    const { kind, text } = path.last;
    const next = pieces[0];
    if (kind === 'weak' && next?.kind === 'weak') pieces[0] = { kind, text: text + next.text };
    else if (kind !== 'mark') pieces.unshift({ kind, text });
  }
  return pieces;
}
