import { mark } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, hoop, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const roll = 'M146 176H470A44 62 0 0 1 470 300H146A44 62 0 0 1 146 176z';
const tail = 'M146 238H470V530H146z';

export const pouchRoll: Drawing = {
  frame: { x: 102, y: 176, w: 412, h: 360 },
  focus: { x: 232, y: 420 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(318, 546, 206, 12),
      path(tail, side === 'front' ? '#cfe8ea' : palette.white),
      within(
        path(tail, palette.white),
        rect(146, 238, 26, 300, 0, palette.tealSoft, undefined, 0.4),
        rect(444, 238, 26, 300, 0, palette.tealSoft, undefined, 0.4),
        line(
          'M152 230V540M158 230V540M164 230V540M452 230V540M458 230V540M464 230V540',
          palette.teal,
          2,
          0.35,
        ),
        path('M180 238H270L230 540H180z', palette.white, undefined, 0.4),
        rect(146, 296, 324, 22, 0, palette.ink, undefined, 0.07),
        ...(side === 'front'
          ? [356, 452].flatMap((y) => [
              mark(190, y, 30, palette.teal),
              text(230, y + 23, 22, '安澜灭菌包装', { fill: palette.teal, weight: 600 }),
              rect(190, y + 42, 16, 16, 3, palette.coral, undefined, 0.75),
              text(214, y + 56, 15, 'STEAM', { fill: palette.ink3 }),
              rect(292, y + 42, 16, 16, 3, palette.green, undefined, 0.8),
              text(316, y + 56, 15, 'EO', { fill: palette.ink3 }),
              path(`M404 ${y + 46}l14-18l14 18z`, palette.slate, undefined, 0.8),
              line(`M418 ${y + 50}v10`, palette.slate, 4, 0.8),
            ])
          : [line('M190 350H426M190 400H426M190 450H426', palette.cloud, 3)]),
        line('M146 524H470', palette.slate, 2),
      ),
      path(tail, 'none', '#8db4bf'),
      path(roll, '#dcecef'),
      within(
        path(roll, palette.white),
        rect(90, 176, 440, 20, 0, palette.white, undefined, 0.5),
        rect(90, 200, 440, 14, 0, palette.white, undefined, 0.9),
        rect(90, 256, 440, 50, 0, palette.ink, undefined, 0.06),
        rect(90, 282, 440, 24, 0, palette.ink, undefined, 0.07),
        rect(146, 176, 26, 130, 0, palette.tealSoft, undefined, 0.35),
        rect(436, 176, 26, 130, 0, palette.tealSoft, undefined, 0.35),
      ),
      path(roll, 'none', '#8db4bf'),
      oval(470, 238, 44, 62, palette.white, '#8db4bf'),
      ...[38, 31, 25].map((r) => hoop(470, 238, r, r * 1.41, palette.line, 2, 0.7)),
      oval(470, 238, 20, 28, palette.kraft, palette.kraftLine),
      oval(472, 238, 14, 20, palette.kraftDark, palette.kraftLine),
      path('M460 226a14 20 0 0 1 22-4a14 20 0 0 0-22 26z', palette.ink, undefined, 0.2),
    ),
};
