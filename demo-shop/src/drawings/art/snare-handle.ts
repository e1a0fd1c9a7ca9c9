import { sheath } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { line, oval, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const coil =
  'M214 286C214 380 122 404 128 466C136 536 272 554 372 536C470 518 500 450 448 410C400 376 330 398 330 440C330 486 420 482 448 430C468 392 458 330 452 292';

/** Handle and coil of a snare, which ends in `tip`: it stands on (452, 270) and reaches up. */
export const snareWith = (tip: Svg): Drawing => ({
  frame: { x: 110, y: 80, w: 420, h: 466 },
  focus: { x: 448, y: 190 },
  packed: 'pouch',
  draw: (side) =>
    facing(
      side,
      groundShadow(316, 558, 184, 12),
      sheath(coil, palette.navyDark, palette.navy, '#7d9bbb', 12),
      line('M452 300V276', palette.slate, 8),
      rect(444, 268, 16, 26, 4, palette.steel, palette.slate),
      tip,
      turned(
        -3,
        214,
        180,
        oval(214, 112, 38, 32, palette.paper, palette.line),
        oval(214, 110, 22, 17, palette.wash, palette.line),
        line('M188 100Q198 86 214 84', palette.white, 5, 0.9),
        barrel({ x: 192, y: 136, w: 44, h: 126 }, 12, palette.paper, palette.line),
        rect(206, 148, 16, 92, 8, palette.cloud, palette.line),
        oval(160, 196, 30, 26, palette.navy),
        oval(160, 196, 15, 12, palette.wash),
        oval(268, 196, 30, 26, palette.navy),
        oval(268, 196, 15, 12, palette.wash),
        barrel({ x: 182, y: 178, w: 64, h: 36 }, 7, palette.navy),
        line('M194 186h40M194 196h40M194 206h40', '#7d9bbb', 2.4, 0.8),
        barrel({ x: 200, y: 258, w: 28, h: 30 }, 6, palette.slate),
        barrel({ x: 224, y: 264, w: 34, h: 16 }, 4, palette.coral),
        side === 'front'
          ? text(214, 253, 13, '安澜', { anchor: 'middle', fill: palette.teal, weight: 700 })
          : '',
      ),
    ),
});
