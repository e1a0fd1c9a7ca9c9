import { LRUCache } from 'lru-cache';
import type { SearchReading } from 'shared-kernel/contracts';
import { keyOf, type Term, textAlternative, type WantedWords, wordsOf } from '../../db/product-search';
import { mostOfTheWords, type ReadWord, wantedBy } from './most-of-the-words';
import { spelledByInitials, spelledByPinyin } from './pinyin';
import type { SearchRepository } from './repository';
import { smallerPieces } from './smaller-pieces';
import { meantBySpelling } from './spelling';
import { type Piece, takeApart, withPlainSizes } from './take-apart';
import type { Vocabulary } from './vocabulary';

/** A search text as the database looks for it, and as it is told to the buyer. */
export interface Understood extends WantedWords {
  readonly reading: SearchReading;
}

// More words would only add cached queries.
const mostWords = 10;

const textTerm = (...texts: readonly string[]): Term => [...new Set(texts.map(keyOf))].map(textAlternative);

const literal = (text: string): ReadWord => ({ typed: text, term: textTerm(text), marks: [text] });

const isChinese = ({ kind }: Piece) => kind === 'known' || kind === 'weak';

/** Neighbouring Chinese pieces together, as a wrong character may stand in any. */
function chineseTogether(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0] && isChinese(last[0]) && isChinese(piece)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Words that are one with the next: 84 消毒液. */
const joined = (words: readonly string[], { meanings }: Vocabulary): string[] =>
  words.flatMap((word, at) => {
    if (meanings.has(`${words[at - 1]}${word}`)) return [];
    const together = `${word}${words[at + 1]}`;
    return [meanings.has(together) ? together : word];
  });

/** Reads search texts by the catalogue's words (docs/decisions/catalogue.md#a-search-is-taken-apart). */
export function createSearch(
  repository: SearchRepository,
  vocabularyAt: (words: number) => Promise<Vocabulary>,
) {
  const isKnown = (term: Term) => repository.isFound({ terms: [term], pieces: [term] });

  function meant(
    kind: SearchReading['reasons'][number]['kind'],
    typed: string,
    meanings: readonly string[],
    ...also: readonly string[]
  ): ReadWord {
    const reason = { kind, typed, meant: [...meanings] };
    return { typed, term: textTerm(...also, ...meanings), marks: [...also, ...meanings], reason };
  }

  async function readLatin(text: string, { runs }: Vocabulary): Promise<ReadWord> {
    const asTyped = literal(text);
    if (await isKnown(asTyped.term)) return asTyped;
    const spelled = spelledByPinyin(runs, text);
    const byPinyin = spelled.length > 0 ? spelled : spelledByInitials(runs, text);
    if (byPinyin.length > 0) return meant('pinyin', text, byPinyin);
    const near = await repository.nearest(text);
    return near === undefined ? { ...asTyped, isUnknown: true } : meant('spelling', text, [near]);
  }

  async function readChinese(
    pieces: readonly Piece[],
    { runs, has, countOf }: Vocabulary,
  ): Promise<ReadWord[]> {
    const known = (text: string): ReadWord => ({
      ...literal(text),
      pieces: smallerPieces(text, countOf)?.map((piece) => textTerm(piece)),
    });
    if (pieces.every(({ kind }) => kind === 'known')) return pieces.map(({ text }) => known(text));
    const whole = literal(pieces.map(({ text }) => text).join(''));
    if (await isKnown(whole.term)) return [whole];
    const near = meantBySpelling(runs, whole.typed);
    if (near !== undefined) return [meant('spelling', whole.typed, [near])];
    const read: ReadWord[] = [];
    for (const { text } of pieces) {
      const word = known(text);
      read.push(has(text) || (await isKnown(word.term)) ? word : { ...word, isUnknown: true });
    }
    return read;
  }

  async function readSize(text: string): Promise<ReadWord> {
    const term = await repository.sizeTerm(text);
    return { typed: text, term, marks: [text], ...((await isKnown(term)) ? {} : { isUnknown: true }) };
  }

  async function readPieces([piece, ...more]: readonly Piece[], vocabulary: Vocabulary): Promise<ReadWord[]> {
    if (!piece) return [];
    switch (piece.kind) {
      case 'brand':
      case 'mark':
        return [];
      case 'synonym':
        return [meant('synonym', piece.text, vocabulary.meanings.get(piece.text) ?? [], piece.text)];
      case 'size':
        return [await readSize(piece.text)];
      case 'garment':
        return [
          {
            ...literal(piece.text),
            term: await repository.sizeTerm(/[号码]$/.test(piece.text) ? piece.text : `${piece.text}号`),
            otherwise: textTerm(piece.text),
          },
        ];
      case 'latin':
        return [await readLatin(piece.text, vocabulary)];
      default:
        return readChinese([piece, ...more], vocabulary);
    }
  }

  async function readWord(word: string, vocabulary: Vocabulary): Promise<ReadWord[]> {
    if (keyOf(word) === '')
      return [{ typed: word, term: [{ kind: 'signs', key: word, grams: '' }], marks: [] }];
    const read: ReadWord[] = [];
    for (const pieces of chineseTogether(takeApart(word, vocabulary))) {
      read.push(...(await readPieces(pieces, vocabulary)));
    }
    return read;
  }

  async function read(text: string, words: number): Promise<Understood> {
    const vocabulary = await vocabularyAt(words);
    const all: ReadWord[] = [];
    const typed = joined(wordsOf(withPlainSizes(text)), vocabulary);
    for (const word of typed.slice(0, mostWords)) all.push(...(await readWord(word, vocabulary)));
    const { kept, left } = await mostOfTheWords(
      all.slice(0, mostWords),
      repository.isFound,
      vocabulary.isHead,
    );
    return {
      ...wantedBy(kept),
      reading: {
        words: [...new Set(kept.flatMap(({ marks }) => marks))],
        reasons: kept.flatMap(({ reason }) => reason ?? []),
        left: left.map(({ typed }) => typed),
      },
    };
  }

  const kept = new LRUCache<string, Understood, { text: string; words: number }>({
    max: 2000,
    fetchMethod: (_key, _stale, { context: { text, words } }) => read(text, words),
  });

  return {
    /** What a search text means, at the catalogue's present version. */
    async understand(text: string): Promise<Understood> {
      const { version, words } = await repository.versions();
      const context = { text, words };
      return (await kept.fetch(JSON.stringify([text, version]), { context })) ?? read(text, words);
    },
  };
}

export type Search = ReturnType<typeof createSearch>;
