import { winding } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, text } from '../pen/svg';
import type { Drawing } from './drawing';

const tube = { dark: '#8db4bf', body: '#e6f2f4', light: palette.white };

/** A process challenge device: metres of narrow tube, at whose far end the indicator sits in its capsule. */
export const lumenChallenge: Drawing = {
  frame: { x: 120, y: 136, w: 400, h: 404 },
  focus: { x: 320, y: 194 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(320, 544, 196, 14),
      winding(320, 404, 168, 108, 5, tube, 14),
      line('M186 330C150 240 170 196 214 194', tube.dark, 14),
      line('M186 330C150 240 170 196 214 194', tube.body, 9),
      line('M470 356C494 320 484 268 452 256', tube.dark, 14),
      line('M470 356C494 320 484 268 452 256', tube.body, 9),
      barrel({ x: 424, y: 238, w: 36, h: 34 }, 6, palette.slate),
      barrel({ x: 206, y: 152, w: 214, h: 84 }, 34, palette.paper, palette.line),
      barrel({ x: 206, y: 152, w: 66, h: 84 }, 20, palette.teal, palette.tealDark),
      line('M222 168v52M236 164v60M250 164v60', palette.tealSoft, 3.4, 0.8),
      barrel({ x: 404, y: 166, w: 30, h: 56 }, 8, palette.tealSoft, palette.teal),
      side === 'front'
        ? text(338, 206, 32, '安澜', { fill: palette.teal, weight: 700, anchor: 'middle', spacing: 3 })
        : '',
    ),
};
