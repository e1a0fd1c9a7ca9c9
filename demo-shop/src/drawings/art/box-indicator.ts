import { barCode, dataMatrix, frontLabel, lockup, smallPrint } from '../pen/brand';
import { barrel, carton, cartonShadow, ribs } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, type Svg, text, turned, within } from '../pen/svg';
import type { Drawing } from './drawing';

const near = { x: 340, y: 500 };
const label = { name: '生物指示剂', note: '自含式 · 快速判读', accent: palette.green };
const size = { w: 222, d: 176, h: 236 };

/** One self-contained vial, 54 by 168 units. */
const vial = (x: number, y: number, medium: string): Svg => {
  const tube = `M${x + 6} ${y + 52}V${y + 146}a21 21 0 0 0 42 0V${y + 52}z`;
  return group(
    path(tube, palette.white, undefined, 0.9),
    within(
      path(tube, palette.white),
      rect(x, y + 84, 60, 90, 0, medium, undefined, 0.75),
      rect(x + 12, y + 60, 7, 96, 4, palette.white, undefined, 0.7),
      rect(x + 36, y + 50, 14, 120, 0, palette.ink, undefined, 0.08),
    ),
    path(tube, 'none', palette.slate),
    rect(x + 8, y + 96, 38, 40, 0, palette.white, undefined, 0.92),
    rect(x + 8, y + 96, 38, 11, 0, palette.teal),
    line(`M${x + 14} ${y + 116}h26M${x + 14} ${y + 126}h16`, palette.steel, 3),
    barrel({ x, y: y + 8, w: 54, h: 46 }, 8, palette.green),
    ribs({ x: x + 3, y: y + 16, w: 48, h: 36 }, 11, 0.2),
    rect(x, y + 6, 54, 9, 4, '#6fbf9d'),
  );
};

export const boxIndicator: Drawing = {
  frame: { x: 118, y: 156, w: 430, h: 392 },
  focus: { x: 470, y: 420 },
  draw: (side, own) =>
    group(
      cartonShadow(near, size),
      carton(near, size, {
        front:
          side === 'front'
            ? frontLabel({ x: 0, y: 0, w: 222, h: 236 }, own ?? label)
            : group(
                lockup(20, 24, 34, palette.teal),
                smallPrint({ x: 20, y: 84, w: 180, h: 76 }, 6),
                barCode({ x: 20, y: 172, w: 108, h: 48 }),
              ),
        side: group(
          rect(0, 0, 176, 236, 0, palette.tealDark),
          rect(0, 198, 176, 38, 0, '#327f60'),
          dataMatrix(24, 30, 46),
          smallPrint({ x: 86, y: 34, w: 66, h: 46 }, 4, palette.white, 0.45),
          text(24, 134, 20, '50 支 / 盒', { fill: palette.white, weight: 600 }),
        ),
        top: group(
          rect(0, 84, 222, 6, 0, palette.cloud),
          rect(78, 60, 66, 56, 8, palette.white, palette.line),
        ),
      }),
      oval(476, 548, 70, 10, palette.ink, undefined, 0.07),
      vial(424, 370, '#8d6fb3'),
      turned(0, 512, 460, vial(490, 382, '#e8c65a')),
    ),
};
