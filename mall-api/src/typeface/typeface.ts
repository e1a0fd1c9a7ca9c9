import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { unpackWoff2 } from './unpack-woff2';

const fontFolder = join(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc'), '..');

/** The package splits the typeface by character range; returns the file of each range. */
async function readRanges(): Promise<Array<{ file: string; from: number; to: number }>> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(fontFolder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).flatMap(([subset, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      const file = join(
        fontFolder,
        'files',
        `noto-sans-sc-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      );
      return { file, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    }),
  );
}

let ranges: ReturnType<typeof readRanges> | undefined;
const files = new Map<string, Promise<Font>>();
const cuts = new Map<string, Promise<Font>>();

const open = (file: string) => {
  const known = files.get(file);
  if (known) return known;
  const opening = readFile(file)
    .then(unpackWoff2)
    .then((ttf) => create(ttf) as Font);
  files.set(file, opening);
  return opening;
};

const cutOf = (file: string, weight: number) => {
  const name = `${weight} ${file}`;
  const known = cuts.get(name);
  if (known) return known;
  const cutting = open(file).then((font) => font.getVariation({ wght: weight }));
  cuts.set(name, cutting);
  return cutting;
};

export interface Outline {
  /** Path data in font units, baseline at 0, upwards positive. */
  d: string;
  /** Width in ems. */
  advance: number;
  unitsPerEm: number;
}

// Bounded, because buyers may type any characters.
const outlines = new LRUCache<string, Promise<Outline>>({ max: 10_000 });

async function rangeOf(sign: string) {
  ranges ??= readRanges();
  const code = sign.codePointAt(0) ?? 0;
  return (await ranges).find(({ from, to }) => code >= from && code <= to);
}

/** Whether the typeface has a character. */
export async function hasSign(sign: string): Promise<boolean> {
  const range = await rangeOf(sign);
  return range !== undefined && (await open(range.file)).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

async function drawOutline(sign: string, weight: number): Promise<Outline> {
  const range = await rangeOf(sign);
  const font = range && (await cutOf(range.file, weight));
  const glyph = font?.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  if (!font || !glyph || glyph.id === 0) throw new Error(`The typeface has no character “${sign}”.`);
  return {
    d: glyph.path.toSVG(),
    advance: glyph.advanceWidth / font.unitsPerEm,
    unitsPerEm: font.unitsPerEm,
  };
}

/** The outline of one character at a weight (100 to 900), identical on every machine. */
export function outlineOf(sign: string, weight: number): Promise<Outline> {
  const name = `${weight} ${sign}`;
  const known = outlines.get(name);
  if (known) return known;
  const drawing = drawOutline(sign, weight);
  outlines.set(name, drawing);
  return drawing;
}
