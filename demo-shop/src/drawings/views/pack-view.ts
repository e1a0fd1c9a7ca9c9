import type { Family } from '../families';
import type { FamilyFacts } from '../family-facts';
import { barCode, lockup, pictogram, smallPrint } from '../pen/brand';
import { type BoxColours, carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { emsOf, group, line, path, placed, rect, type Svg, text, turned } from '../pen/svg';
import { standIn } from './stand';

const kraft: BoxColours = {
  front: palette.kraft,
  side: palette.kraftDark,
  top: '#eadfce',
  edge: palette.kraftLine,
};

const nameOn = (caption: string, width: number, most: number, x: number, y: number) =>
  text(x, y, Math.min(most, width / emsOf(caption)), caption, { fill: palette.ink2, weight: 700 });

/** A peel pouch with its product inside, 236 by 300 units. */
const peelPouch = (family: Family): Svg =>
  group(
    rect(8, 10, 236, 300, 8, palette.ink, undefined, 0.08),
    rect(0, 0, 236, 300, 8, palette.paper, palette.line),
    path('M8 0H228a8 8 0 0 1 8 8V58H0V8A8 8 0 0 1 8 0z', palette.teal),
    lockup(18, 13, 30),
    rect(152, 20, 66, 20, 10, palette.tealDeep),
    text(185, 35, 13, '独立包装', { anchor: 'middle', fill: palette.white, weight: 500 }),
    rect(14, 72, 208, 178, 6, palette.wash, palette.tealPale),
    standIn(family.drawing, { x: 34, y: 84, w: 168, h: 142 }),
    path('M14 78a6 6 0 0 1 6-6H110L52 250H20a6 6 0 0 1-6-6z', palette.white, undefined, 0.45),
    nameOn(family.caption, 142, 22, 18, 281),
    line('M170 266l8 14 8-14M192 266l8 14 8-14', palette.tealSoft),
  );

/** Small goods: a shipping carton, and one piece, in its pouch where it has one, in front of it. */
function shippingCarton({ family, facts }: { family: Family; facts: FamilyFacts }): Svg {
  const near = { x: 330, y: 500 };
  const size = { w: 268, d: 232, h: 270 };
  const sealed = facts.kit.some((part) => part === 'pouch');
  return group(
    cartonShadow(near, size),
    carton(
      near,
      size,
      {
        front: group(
          rect(0, 124, 268, 8, 0, palette.teal),
          lockup(24, 26, 42, palette.teal),
          nameOn(family.caption, 220, 27, 24, 110),
          ...[0, 1, 2, 3].map((i) => pictogram(i, 24 + i * 44, 218, 34)),
        ),
        side: group(
          rect(0, 124, 232, 8, 0, palette.tealDark),
          rect(94, 24, 114, 82, 3, palette.white, palette.kraftLine),
          barCode({ x: 100, y: 30, w: 102, h: 44 }),
          smallPrint({ x: 106, y: 82, w: 90, h: 20 }, 2),
        ),
        top: group(rect(0, 98, 268, 34, 0, '#e4d7c2'), line('M0 115H268', palette.kraftLine, 2)),
      },
      kraft,
    ),
    sealed
      ? turned(4, 474, 440, placed(372, 312, 0.92, peelPouch(family)))
      : standIn(family.drawing, { x: 336, y: 306, w: 270, h: 282 }),
  );
}

/** Machines: a tall carton strapped onto a pallet, its picture on the front. */
function palletCarton(family: Family): Svg {
  const near = { x: 396, y: 538 };
  const size = { w: 290, d: 214, h: 322 };
  const deck = { front: '#d9bf98', side: '#c4a87f', top: '#e6d2b2', edge: '#a98d64' };
  return group(
    cartonShadow({ x: near.x, y: near.y + 30 }, size),
    carton({ x: near.x, y: near.y + 30 }, { w: 300, d: 222, h: 16 }, {}, deck),
    ...[0, 1, 2].map((i) =>
      carton({ x: near.x - i * 128, y: near.y + 18 - i * 25.6 }, { w: 44, d: 36, h: 22 }, {}, deck),
    ),
    carton({ x: near.x, y: near.y }, { w: 300, d: 222, h: 12 }, {}, deck),
    carton(
      { x: near.x, y: near.y - 12 },
      size,
      {
        front: group(
          lockup(34, 24, 40, palette.teal),
          nameOn(family.caption, 214, 26, 34, 100),
          rect(32, 118, 162, 162, 6, palette.white, palette.kraftLine),
          standIn(family.drawing, { x: 46, y: 130, w: 134, h: 134 }),
          ...[0, 1, 2, 3].map((i) => pictogram(i, 204, 122 + i * 42, 34)),
          ...[8, 260].map((x) => rect(x, 0, 9, 322, 0, palette.tealDark, undefined, 0.55)),
        ),
        side: group(
          rect(54, 34, 118, 84, 3, palette.white, palette.kraftLine),
          barCode({ x: 60, y: 40, w: 106, h: 44 }),
          smallPrint({ x: 66, y: 92, w: 90, h: 22 }, 2),
          ...[0, 1].map((i) => pictogram(i, 62 + i * 56, 262, 40)),
          rect(104, 0, 9, 322, 0, palette.tealDark, undefined, 0.55),
        ),
        top: group(
          rect(0, 92, 290, 30, 0, palette.white, undefined, 0.35),
          ...[8, 260].map((x) => rect(x, 0, 9, 214, 0, palette.tealDark, undefined, 0.45)),
          rect(0, 104, 290, 9, 0, palette.tealDark, undefined, 0.35),
        ),
      },
      kraft,
    ),
  );
}

/** How the product comes: its carton, with handling signs. */
export const packView = ({ family, facts }: { family: Family; facts: FamilyFacts }): Svg =>
  facts.machine ? palletCarton(family) : shippingCarton({ family, facts });
