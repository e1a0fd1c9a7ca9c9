import { barCode, dataMatrix, frontLabel, lockup, smallPrint } from '../pen/brand';
import { carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, path, placed, rect, type Svg, text, turned, within } from '../pen/svg';
import type { Drawing } from './drawing';

const near = { x: 372, y: 536 };
const label = { name: '化学指示卡', note: '压力蒸汽灭菌 · 第五类', accent: palette.amber };
const size = { w: 250, d: 190, h: 178 };

/** One indicator strip, 74 by 262 units, with its bar in the colour before or after sterilisation. */
const indicatorStrip = (x: number, y: number, done: boolean): Svg =>
  placed(
    x,
    y,
    1,
    rect(0, 0, 62, 252, 5, palette.white, palette.line),
    rect(0, 0, 62, 44, 5, palette.teal),
    text(31, 30, 20, '安澜', { fill: palette.white, weight: 700, anchor: 'middle' }),
    rect(16, 60, 30, 74, 3, done ? palette.ink2 : palette.amber),
    rect(16, 144, 30, 34, 3, palette.ink2),
    smallPrint({ x: 12, y: 212, w: 38, h: 30 }, 3),
  );

export const boxStrips: Drawing = {
  frame: { x: 116, y: 106, w: 422, h: 430 },
  focus: { x: 240, y: 190 },
  draw: (side, own) =>
    group(
      cartonShadow(near, size),
      carton(near, size, {
        front:
          side === 'front'
            ? frontLabel({ x: 0, y: 0, w: 250, h: 178 }, own ?? label)
            : group(
                lockup(20, 22, 34, palette.teal),
                smallPrint({ x: 20, y: 76, w: 130, h: 80 }, 6),
                barCode({ x: 162, y: 96, w: 72, h: 58 }),
              ),
        side: group(
          rect(0, 0, 190, 178, 0, palette.tealDark),
          rect(0, 149, 190, 29, 0, palette.amberDark),
          dataMatrix(26, 32, 50),
          smallPrint({ x: 92, y: 36, w: 74, h: 52 }, 4, palette.white, 0.45),
          text(26, 122, 19, '250 片', { fill: palette.white, weight: 600 }),
        ),
        top: group(
          rect(0, 0, 250, 190, 0, palette.white),
          rect(20, 64, 210, 66, 6, palette.slateDark),
          rect(20, 64, 210, 22, 6, palette.ink, undefined, 0.28),
        ),
      }),
      within(
        path('M0 0H640V381L191 291L0 253z', palette.white),
        turned(-7, 262, 330, indicatorStrip(214, 112, false)),
        turned(4, 330, 330, indicatorStrip(292, 124, true)),
      ),
    ),
};
