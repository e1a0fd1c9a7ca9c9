import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, moved, path, rect, type Svg, text, within } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const cloth = '#bfdfe6';
const seam = '#7ba9b6';
const cover =
  'M150 250Q240 226 330 250C334 312 366 342 430 364C486 384 514 414 510 452Q508 484 470 486H176Q140 486 136 446C130 372 140 306 150 250z';
const sole = 'M136 452Q320 474 510 450V462Q508 488 470 490H176Q140 490 136 462z';

/** One cover over a shoe: gathered at the ankle, with the anti-slip print on its sole. */
const shoe = (side: 'front' | 'back'): Svg =>
  group(
    path(cover, cloth),
    within(
      path(cover, cloth),
      path('M146 240H210C196 320 190 400 200 490H130z', palette.white, undefined, 0.45),
      path(
        'M300 240C310 330 350 372 420 392C470 408 490 440 480 490H520V380L340 240z',
        palette.ink,
        undefined,
        0.06,
      ),
      ...[178, 214, 250, 286].map((x, i) =>
        line(
          `M${x} 262C${x - 8} ${310 + i * 6} ${x + 6 + i * 12} ${350 + i * 8} ${x + 4 + i * 26} ${400 + i * 12}`,
          seam,
          2.4,
          0.55,
        ),
      ),
      path(sole, palette.tealSoft, undefined, 0.55),
      ...Array.from({ length: 17 }, (_, i) => line(`M${150 + i * 22} 468l10 12`, palette.white, 3.4, 0.85)),
    ),
    path(cover, 'none', seam),
    path('M146 246Q240 218 334 246L336 266Q240 240 146 266z', palette.tealSoft, palette.teal),
    ...Array.from({ length: 17 }, (_, i) =>
      line(`M${154 + i * 11} ${251 - 7 * Math.sin((Math.PI * i) / 16)}v12`, palette.tealDark, 2, 0.5),
    ),
    side === 'front' ? text(250, 420, 20, '安澜', { fill: palette.teal, weight: 600, spacing: 3 }) : '',
  );

export const shoeCover: Drawing = {
  frame: { x: 118, y: 176, w: 402, h: 336 },
  focus: { x: 220, y: 260 },
  packed: 'box',
  draw: (side) =>
    facing(
      side,
      groundShadow(326, 512, 206, 13),
      moved(-14, -44, shoe(side), path(cover, palette.white, undefined, 0.22)),
      moved(8, 20, shoe(side)),
      rect(160, 508, 320, 4, 2, palette.ink, undefined, 0.08),
    ),
};
