import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const shell =
  'M164 236Q170 218 190 214Q320 186 450 214Q470 218 476 236L486 352Q486 372 470 386Q396 456 320 456Q244 456 170 386Q154 372 154 352z';
const pleat = (y: number, sag: number) => `M158 ${y}Q320 ${y - sag} 482 ${y}`;

const loops = [
  'M176 232C96 214 62 300 100 352C116 374 146 380 166 374',
  'M464 232C544 214 578 300 540 352C524 374 494 380 474 374',
];
const ties = [
  'M176 232C130 214 110 250 92 222M166 374C130 384 118 430 90 440',
  'M464 232C510 214 530 250 548 222M474 374C510 384 522 430 550 440',
];

export const mask: Drawing = {
  frame: { x: 84, y: 196, w: 472, h: 260 },
  focus: { x: 444, y: 262 },
  packed: 'box',
  draw: (side, own) =>
    group(
      groundShadow(320, 520, 190, 14),
      ...(own?.size === '绑带' ? ties : loops).flatMap((d) => [
        line(d, palette.tealDark, 9),
        line(d, palette.tealSoft, 4),
      ]),
      path(shell, side === 'front' ? '#cfe6e8' : palette.paper),
      within(
        path(shell, palette.white),
        path('M140 250Q320 214 500 250V300Q320 268 140 300z', palette.white, undefined, 0.42),
        path('M140 318Q320 296 500 318V352Q320 336 140 352z', palette.white, undefined, 0.42),
        path('M140 370Q320 366 500 370V400Q320 402 140 400z', palette.white, undefined, 0.42),
        path('M400 180C420 280 410 380 372 470H520V180z', palette.ink, undefined, 0.045),
        path('M446 180C462 280 452 380 424 470H520V180z', palette.ink, undefined, 0.05),
        path('M170 210C156 290 168 370 212 440L150 400V230z', palette.white, undefined, 0.4),
      ),
      within(
        path(shell, palette.white),
        ...[
          [300, 32],
          [352, 16],
          [400, -2],
        ].map(([y = 0, sag = 0]) =>
          group(
            line(pleat(y + 4, sag), palette.white, 3, 0.8),
            line(pleat(y, sag), side === 'front' ? '#8fbcc1' : palette.line),
          ),
        ),
      ),
      path(shell, 'none', side === 'front' ? '#8fbcc1' : palette.line),
      line('M184 238Q320 206 456 238', side === 'front' ? '#8fbcc1' : palette.line),
      line('M232 222Q320 205 408 222', palette.slate, 7, 0.75),
      line('M232 220Q320 203 400 219', palette.white, 2.4, 0.8),
      side === 'front'
        ? text(400, 338, 20, '安澜', { fill: palette.teal, weight: 600, spacing: 2, opacity: 0.75 })
        : rect(206, 330, 60, 22, 4, palette.mist),
    ),
};
