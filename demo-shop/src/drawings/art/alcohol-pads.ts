import { mark, sideLabel } from '../pen/brand';
import { carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const near = { x: 350, y: 470 };
const size = { w: 232, d: 170, h: 196 };
const label = { name: '酒精棉片', note: '独立铝箔包装', accent: palette.aqua };

/** One sealed foil pad, torn open at its corner where `open`. */
const pad = (x: number, y: number, open: boolean): Svg =>
  group(
    rect(x + 5, y + 7, 116, 116, 4, palette.ink, undefined, 0.07),
    rect(x, y, 116, 116, 4, palette.cloud, palette.slate),
    rect(x + 8, y + 8, 100, 100, 2, palette.paper, palette.line),
    rect(x + 8, y + 34, 100, 34, 0, palette.teal),
    mark(x + 14, y + 40, 22, palette.white, palette.teal),
    text(x + 42, y + 58, 18, '棉片', { fill: palette.white, weight: 700 }),
    rect(x + 20, y + 80, 70, 5, 2, palette.steel),
    rect(x + 20, y + 91, 46, 5, 2, palette.steel),
    open ? path(`M${x + 76} ${y - 14}l54-4l4 56l-26-6z`, palette.white, palette.line) : '',
    open ? line(`M${x + 76} ${y}l32 36`, palette.slate) : line(`M${x + 4} ${y + 16}l8-4`, palette.slate),
  );

export const alcoholPads: Drawing = {
  frame: { x: 118, y: 166, w: 420, h: 384 },
  focus: { x: 452, y: 470 },
  draw: (side, own) =>
    group(
      cartonShadow(near, size),
      carton(near, size, {
        front: sideLabel(side, { x: 0, y: 0, w: 232, h: 196 }, own ?? label),
        side: rect(0, 0, 170, 196, 0, palette.tealDark),
        top: group(
          rect(54, 46, 124, 78, 39, palette.mist, palette.line),
          line('M66 85h100', palette.line, 2),
        ),
      }),
      turned(-8, 340, 490, pad(286, 428, false)),
      turned(9, 466, 470, pad(412, 408, true)),
    ),
};
