import { mark } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing, Side } from './drawing';

/** One flat pouch: white fibre on one side, clear film on the other, the seal with its notch above. */
const pouch = (side: Side): Svg =>
  group(
    rect(190, 92, 270, 448, 6, palette.ink, undefined, 0.06),
    rect(182, 84, 270, 448, 6, palette.white, '#8db4bf'),
    rect(200, 136, 234, 380, 4, side === 'front' ? '#d8ebf0' : palette.paper, palette.tealPale),
    path('M200 136H330L236 516H200z', palette.white, undefined, 0.5),
    line('M190 96v424M194 96v424M440 96v424M444 96v424', palette.tealSoft, 2, 0.6),
    line('M200 524H434M200 528H434', palette.tealSoft, 2, 0.6),
    path('M290 84q27 44 54 0z', palette.wash, '#8db4bf'),
    ...(side === 'front'
      ? [
          mark(226, 166, 40),
          text(278, 196, 28, '安澜', { fill: palette.teal, weight: 700, spacing: 3 }),
          disc(236, 246, 10, palette.coral, undefined, 0.8),
          text(256, 254, 17, '等离子', { fill: palette.ink3 }),
          disc(346, 246, 10, palette.green, undefined, 0.8),
          text(364, 254, 20, 'EO', { fill: palette.ink3 }),
          line('M300 488l16 12 16-12M324 488l16 12 16-12', palette.tealSoft),
        ]
      : []),
  );

/** Ready-cut pouches of spun fibre, two fanned behind the first. */
export const flatPouch: Drawing = {
  frame: { x: 152, y: 74, w: 330, h: 468 },
  focus: { x: 300, y: 200 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(320, 548, 176, 12),
      turned(5, 320, 520, pouch('back')),
      turned(-3, 320, 520, pouch('back')),
      turned(0, 320, 520, pouch(side)),
    ),
};
