import { sideLabel } from '../pen/brand';
import { barrel, carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, rect, type Svg, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const near = { x: 336, y: 508 };
const size = { w: 214, d: 160, h: 226 };
const label = { name: '荧光检测棉签', note: '十五秒读数', accent: palette.amber };

/** One swab in its clear tube with the snap bulb on top. */
const swab = (x: number, y: number): Svg =>
  group(
    rect(x + 4, y + 70, 24, 196, 12, '#e6f3f5', palette.slate),
    line(`M${x + 16} ${y + 80}v130`, palette.white, 6),
    line(`M${x + 16} ${y + 80}v130`, palette.steel, 2.4),
    rect(x + 10, y + 204, 12, 30, 6, palette.white, palette.line),
    rect(x + 8, y + 240, 16, 22, 8, palette.aqua),
    barrel({ x, y: y + 14, w: 32, h: 66 }, 10, palette.teal),
    rect(x + 4, y, 24, 26, 10, palette.tealSoft),
  );

export const swabs: Drawing = {
  frame: { x: 122, y: 180, w: 426, h: 370 },
  focus: { x: 460, y: 330 },
  draw: (side, own) =>
    group(
      cartonShadow(near, size),
      carton(near, size, {
        front: sideLabel(side, { x: 0, y: 0, w: 214, h: 226 }, own ?? label),
        side: rect(0, 0, 160, 226, 0, palette.tealDark),
        top: rect(40, 60, 134, 50, 8, palette.mist, palette.line),
      }),
      turned(-4, 440, 400, swab(422, 278)),
      turned(8, 500, 400, swab(488, 282)),
    ),
};
