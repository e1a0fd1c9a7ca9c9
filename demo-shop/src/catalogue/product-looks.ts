import type { FamilyKey } from '../drawings/families';
import type { ProductLook } from '../drawings/product-look';
import type { ProductLine, Variant } from './product-line';
import { productLines } from './product-lines';

/** One light colour per position in a line, to tell variants apart at a glance. */
const accents = ['#8fd8d2', '#f0c06a', '#f3a58f', '#a9cdf0', '#b9dfb0'] as const;

const litres = /([\d.]+) (m?)L/;
const firstNumber = /([\d.]+)/;

/** What a size means in each family of drawings, and how strongly the drawing scales with it. */
const measures: Partial<Record<FamilyKey, readonly [number: RegExp, drawn: number, power: number]>> = {
  'bottle-pump': [litres, 0.5, 0.3],
  'bottle-screw': [litres, 0.8, 0.3],
  'bottle-spray': [litres, 0.5, 0.26],
  jerrycan: [litres, 5, 0.3],
  'gel-bag': [litres, 1, 0.4],
  'sharps-box': [litres, 8, 0.26],
  ultrasonic: [litres, 60, 0.26],
  'sterilizer-plasma': [litres, 120, 0.3],
  'sterilizer-eo': [litres, 160, 0.24],
  'can-wipes': [firstNumber, 120, 0.3],
  'tablet-jar': [firstNumber, 150, 0.26],
  sachet: [firstNumber, 30, 0.2],
  'gas-can': [firstNumber, 150, 0.34],
  'filter-cartridge': [firstNumber, 18, 0.4],
  bandage: [firstNumber, 11, 0.35],
  dressing: [firstNumber, 12, 0.2],
  'tape-roll': [firstNumber, 22, 0.3],
  'pouch-roll': [firstNumber, 180, 0.22],
  'flat-pouch': [firstNumber, 250, 0.4],
  'stone-basket': [firstNumber, 30, 0.2],
  'mist-machine': [firstNumber, 200, 0.24],
  'trace-terminal': [firstNumber, 18, 0.6],
};

function scaleOf(family: FamilyKey, size: string): number {
  const measure = measures[family];
  const found = measure?.[0].exec(size);
  if (!measure || !found) return /儿童|小号/.test(size) ? 0.78 : 1;
  const value = Number(found[1]) / (found[2] === 'm' ? 1000 : 1);
  return Math.min(1.12, Math.max(0.62, (value / measure[1]) ** measure[2]));
}

const numerals: Record<string, number> = { 单: 1, 双: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 八: 8 };

/** How many chambers, basins, trays or nozzles a size names. */
function countOf(size: string): number | undefined {
  const found = /([单双两三四五六八]|\d+) ?(?:腔|槽|条|孔|头|门|通道|层|循环)/.exec(size)?.[1];
  return found ? (numerals[found] ?? Number(found)) : undefined;
}

export const pictureKeyOf = (line: ProductLine, variantIndex: number): string =>
  `${line.model} ${line.variants[variantIndex]?.[0] ?? ''}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The look of one variant of a line. */
export function lookOf(line: ProductLine, variantIndex: number): ProductLook {
  const variant: Variant = line.variants[variantIndex] ?? ['', '', '1'];
  const [ending, distinction, , own] = variant;
  const family = own?.picture ?? line.picture;
  const name = (own?.name ?? line.name).replace(/^一次性|^全自动软式/, '');
  const count = countOf(distinction);
  return {
    family,
    caption: [own?.name ?? line.name, distinction].filter(Boolean).join(' '),
    label: {
      name,
      note: `${line.model} ${ending}`,
      accent: accents[variantIndex % accents.length] ?? accents[0],
      ...(distinction && { size: distinction }),
      ...(count && { count }),
    },
    tone: line.tone ?? 'teal',
    scale: scaleOf(family, distinction),
  };
}

/** Every product of the catalogue with its look, by the name of its pictures. */
export const productLooks = (): { key: string; look: ProductLook }[] =>
  productLines.flatMap((line) =>
    line.variants.map((_, i) => ({ key: pictureKeyOf(line, i), look: lookOf(line, i) })),
  );
