import { sheath } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { line, oval, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const coil =
  'M276 284C252 340 150 336 134 410C116 500 226 546 322 538C438 528 506 470 494 394C482 320 388 306 334 344C280 384 300 462 372 470C412 474 436 456 446 434';

/** Handle and coil of a forceps for endoscopes, which ends in `tip`: it stands on (452, 400) and reaches up. */
export const forcepsWith = (tip: (size?: string) => Svg): Drawing => ({
  frame: { x: 126, y: 78, w: 384, h: 466 },
  focus: { x: 458, y: 400 },
  packed: 'pouch',
  draw: (side, own) =>
    facing(
      side,
      groundShadow(322, 556, 180, 12),
      sheath(coil, palette.tealDark, palette.teal, palette.tealSoft, 13),
      turned(
        27,
        320,
        200,
        barrel({ x: 300, y: 214, w: 40, h: 62 }, 9, palette.cloud, palette.line),
        rect(305, 228, 30, 4, 2, palette.slate),
        rect(305, 238, 30, 4, 2, palette.slate),
        rect(305, 248, 30, 4, 2, palette.slate),
        barrel({ x: 310, y: 270, w: 20, h: 26 }, 5, palette.slate),
        barrel({ x: 294, y: 76, w: 52, h: 148 }, 14, palette.paper, palette.line),
        rect(312, 92, 16, 112, 8, palette.cloud, palette.line),
        barrel({ x: 256, y: 130, w: 128, h: 18 }, 9, palette.tealSoft),
        barrel({ x: 280, y: 146, w: 80, h: 30 }, 4, palette.teal),
        line('M292 150v22M304 150v22M316 150v22M328 150v22M340 150v22', palette.tealSoft, 2.4, 0.8),
        barrel({ x: 256, y: 172, w: 128, h: 18 }, 9, palette.tealSoft),
        oval(320, 58, 40, 36, palette.paper, palette.line),
        oval(320, 56, 23, 20, palette.wash, palette.line),
        line('M293 44Q302 29 320 27', palette.white, 5, 0.9),
        side === 'front'
          ? text(320, 212, 15, '安澜', { anchor: 'middle', fill: palette.teal, weight: 700 })
          : '',
      ),
      turned(
        8,
        450,
        420,
        rect(438, 400, 28, 44, 4, palette.steel, palette.slate),
        rect(443, 402, 6, 40, 3, palette.white, undefined, 0.8),
        line('M438 412H466M438 424H466', palette.slate, 2.4),
        tip(own?.size),
      ),
    ),
});
