/// <reference path="./opentype.d.ts" />
import opentype, { type Glyph } from 'opentype.js';
import { outlineOf } from './typeface';

const unitsPerEm = 1000;
const line = { ascender: 880, descender: -120 };

const boxed = 'M100 -60V820H900V-60ZM150 -10H850V770H150Z';
const box = new opentype.Glyph({
  name: '.notdef',
  advanceWidth: unitsPerEm,
  path: opentype.Path.fromSVG(boxed, { flipY: false }),
});

async function glyphOf(sign: string, weight: number): Promise<Glyph | undefined> {
  const outline = await outlineOf(sign, weight).catch(() => undefined);
  if (!outline) return undefined;
  const unicode = sign.codePointAt(0) ?? 0;
  return new opentype.Glyph({
    name: `u${unicode.toString(16)}`,
    unicode,
    advanceWidth: Math.round(outline.advance * unitsPerEm),
    path: opentype.Path.fromSVG(outline.d, { flipY: false }),
  });
}

interface Cut {
  /** Everything that was ever asked for, also what the typeface lacks. */
  readonly signs: Set<string>;
  readonly glyphs: Glyph[];
  font: Buffer;
}

const cuts = new Map<number, Promise<Cut>>();

function fontOf(glyphs: readonly Glyph[], weight: number): Buffer {
  const font = new opentype.Font({
    familyName: 'Noto Sans SC',
    styleName: weight > 500 ? 'Bold' : 'Regular',
    unitsPerEm,
    ...line,
    glyphs,
  });
  return Buffer.from(font.toArrayBuffer());
}

async function grow(cut: Cut, signs: readonly string[], weight: number): Promise<Cut> {
  const missing = signs.filter((sign) => !cut.signs.has(sign));
  if (missing.length === 0) return cut;
  for (const sign of missing) cut.signs.add(sign);
  const drawn = await Promise.all(missing.map((sign) => glyphOf(sign, weight)));
  cut.glyphs.push(...drawn.filter((glyph) => glyph !== undefined));
  cut.font = fontOf(cut.glyphs, weight);
  return cut;
}

/**
 * The typeface at a weight as one OpenType font with at least the characters of a text. (The package that it comes
 * from is in a hundred pieces; a document set in them would carry dozens of fonts.) It grows with what is asked for,
 * so that soon nothing is missing. A character that the typeface does not have shows as an empty box.
 */
export async function cutTypeface(text: string, weight: number): Promise<Buffer> {
  const signs = [...new Set(text)];
  const before =
    cuts.get(weight) ?? Promise.resolve({ signs: new Set<string>(), glyphs: [box], font: Buffer.alloc(0) });
  const growing = before.then((cut) => grow(cut, signs, weight));
  cuts.set(weight, growing);
  return (await growing).font;
}

/** A font with the characters of a text and no others, for a document that takes it whole. */
export async function exactTypeface(text: string, weight: number): Promise<Buffer> {
  const drawn = await Promise.all([...new Set(text)].map((sign) => glyphOf(sign, weight)));
  return fontOf([box, ...drawn.filter((glyph) => glyph !== undefined)], weight);
}
