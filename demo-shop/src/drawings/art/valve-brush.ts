import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, text, turned } from '../pen/svg';
import { brush } from './cleaning-brush';
import type { Drawing } from './drawing';

/** A short brush on a handle for valve openings: a wide end and a narrow one. */
export const valveBrush: Drawing = {
  frame: { x: 214, y: 78, w: 212, h: 478 },
  focus: { x: 320, y: 150 },
  packed: 'pouch',
  draw: (side) =>
    turned(
      14,
      320,
      320,
      groundShadow(320, 566, 90, 9),
      brush(320, 212, 112, 60, palette.tealSoft, palette.teal),
      turned(180, 320, 458, brush(320, 478, 66, 26, '#8ea7d6', '#5f7bb4')),
      group(
        barrel({ x: 298, y: 232, w: 44, h: 212 }, 16, palette.paper, palette.line),
        line('M306 252H334M306 264H334M306 276H334M306 400H334M306 412H334M306 424H334', palette.steel, 3),
        side === 'front'
          ? turned(
              90,
              320,
              338,
              text(320, 347, 25, '安澜', { anchor: 'middle', fill: palette.teal, weight: 700 }),
            )
          : '',
      ),
    ),
};
