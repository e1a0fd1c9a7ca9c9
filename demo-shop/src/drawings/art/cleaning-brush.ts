import { sheath, tie, winding } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, rect, type Svg, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const colours = { dark: '#8db4bf', body: palette.paper, light: palette.white };

/** A round brush of `length`, its axis upright, foot at (`x`, `y`). */
export function brush(x: number, y: number, length: number, reach: number, tint: string, shade: string): Svg {
  const rows = Math.round(length / 7);
  return group(
    line(`M${x} ${y}V${y - length - 10}`, palette.slate, 6),
    ...Array.from({ length: rows }, (_, i) => {
      const at = y - (i + 0.5) * (length / rows);
      const end = reach * (0.72 + 0.28 * Math.sin((Math.PI * (i + 0.5)) / rows));
      return group(
        line(`M${x} ${at}L${x - end} ${at - 7}`, tint, 4),
        line(`M${x} ${at}L${x + end} ${at - 7}`, shade, 4),
      );
    }),
    line(`M${x} ${y}V${y - length - 8}`, palette.white, 2, 0.8),
    disc(x, y - length - 12, 7, palette.white, palette.slate),
    rect(x - 7, y - 4, 14, 30, 4, palette.steel, palette.slate),
  );
}

export const cleaningBrush: Drawing = {
  frame: { x: 118, y: 92, w: 404, h: 448 },
  focus: { x: 222, y: 180 },
  packed: 'pouch',
  draw: (side, own) =>
    group(
      groundShadow(322, 556, 188, 13),
      sheath('M228 268C252 330 214 366 187 408', colours.dark, colours.body, colours.light, 12),
      sheath('M442 264C436 310 470 350 468 410', colours.dark, colours.body, colours.light, 12),
      winding(330, 426, 148, 96, 3, colours, 13),
      side === 'front'
        ? group(tie(330, 330, 62, 0), tie(330, 522, 62, 0))
        : group(tie(190, 426, 62, 90), tie(470, 426, 62, 90)),
      turned(-16, 228, 268, brush(228, 244, 128, 44, palette.tealSoft, palette.teal)),
      own?.count === 1
        ? barrel({ x: 428, y: 222, w: 28, h: 50 }, 10, palette.tealSoft, palette.teal)
        : turned(12, 442, 264, brush(442, 240, 78, 30, '#8ea7d6', '#5f7bb4')),
    ),
};
