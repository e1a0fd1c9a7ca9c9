/// <reference path="./opentype.d.ts" />
import { LRUCache } from 'lru-cache';
import opentype, { type Glyph } from 'opentype.js';
import { hasSign, outlineOf } from './typeface';

const unitsPerEm = 1000;
const line = { ascender: 880, descender: -120 };

const boxed = 'M100 -60V820H900V-60ZM150 -10H850V770H150Z';
const box = new opentype.Glyph({
  name: '.notdef',
  advanceWidth: unitsPerEm,
  path: opentype.Path.fromSVG(boxed, { flipY: false }),
});

async function drawGlyph(sign: string, weight: number): Promise<Glyph> {
  const { d, advance } = await outlineOf(sign, weight);
  const unicode = sign.codePointAt(0) ?? 0;
  return new opentype.Glyph({
    name: `u${unicode.toString(16)}`,
    unicode,
    advanceWidth: Math.round(advance * unitsPerEm),
    path: opentype.Path.fromSVG(d, { flipY: false }),
  });
}

// More than a day's documents use, fewer than the typeface has.
const glyphs = new LRUCache<string, Promise<Glyph>>({ max: 6_000 });

function glyphOf(sign: string, weight: number): Promise<Glyph> {
  const name = `${weight} ${sign}`;
  const known = glyphs.get(name);
  if (known) return known;
  const drawing = drawGlyph(sign, weight);
  glyphs.set(name, drawing);
  drawing.catch(() => glyphs.delete(name));
  return drawing;
}

/**
 * Subsets the typeface at a weight to a text's characters, as one OpenType font. (The package splits the
 * typeface into a hundred files; a document would embed dozens of fonts.) Omits missing characters.
 */
export async function cutTypeface(text: string, weight: number): Promise<Buffer> {
  const signs: string[] = [];
  for (const sign of new Set(text)) if (await hasSign(sign)) signs.push(sign);
  const drawn = await Promise.all(signs.map((sign) => glyphOf(sign, weight)));
  const font = new opentype.Font({
    familyName: 'Noto Sans SC',
    styleName: weight > 500 ? 'Bold' : 'Regular',
    unitsPerEm,
    ...line,
    glyphs: [box, ...drawn],
  });
  return Buffer.from(font.toArrayBuffer());
}
