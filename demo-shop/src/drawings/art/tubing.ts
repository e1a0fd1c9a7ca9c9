import { winding } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, rect, turned } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const clear = { dark: '#7fb4bf', body: '#d5ecef', light: palette.white };
const coupling = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    barrel({ x: x - 20, y: y - 58, w: 40, h: 62 }, 8, palette.teal),
    line(`M${x - 12} ${y - 44}v34M${x} ${y - 44}v34M${x + 12} ${y - 44}v34`, palette.tealSoft, 3),
    barrel({ x: x - 13, y: y - 92, w: 26, h: 38 }, 5, palette.steel, palette.slate),
    rect(x - 16, y - 84, 32, 8, 3, palette.slate),
    barrel({ x: x - 15, y, w: 30, h: 18 }, 5, palette.slateDark),
  );

/** A connecting tube with a quick coupling at each end. */
export const tubing: Drawing = {
  frame: { x: 120, y: 96, w: 404, h: 452 },
  focus: { x: 200, y: 180 },
  packed: 'pouch',
  draw: (side) =>
    facing(
      side,
      groundShadow(322, 552, 190, 13),
      line('M204 218C206 290 150 330 162 420', clear.dark, 15),
      line('M204 218C206 290 150 330 162 420', clear.body, 11),
      line('M452 232C446 300 490 340 480 410', clear.dark, 15),
      line('M452 232C446 300 490 340 480 410', clear.body, 11),
      winding(322, 424, 166, 96, 3, clear, 15),
      group(coupling(204, 200, -8), coupling(450, 214, 10)),
    ),
};
