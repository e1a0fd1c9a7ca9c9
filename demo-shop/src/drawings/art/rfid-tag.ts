import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, path, rect, type Svg, text } from '../pen/svg';
import type { Drawing } from './drawing';

/** A coin tag: moulded rim, the aerial's turns under the face. */
const coin = (cx: number, cy: number, r: number, side: 'front' | 'back'): Svg =>
  group(
    disc(cx + 4, cy + 7, r, palette.ink, undefined, 0.08),
    disc(cx, cy, r, palette.teal, palette.tealDark),
    disc(cx, cy, r * 0.82, palette.tealDark),
    ...[0.7, 0.58, 0.46].map((share) => hoop(cx, cy, r * share, r * share, palette.tealSoft, 2.4, 0.9)),
    rect(cx - r * 0.16, cy - r * 0.16, r * 0.32, r * 0.32, 3, palette.amber),
    path(
      `M${cx - r * 0.7} ${cy - r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.86}`,
      'none',
      palette.white,
      0.7,
    ),
    side === 'front'
      ? text(cx, cy + r * 0.72, r * 0.2, 'ANLAN', { anchor: 'middle', fill: palette.white })
      : '',
  );

/** Radio tags for endoscopes: three coins, and the tie that holds one where it is bought with it. */
export const rfidTag: Drawing = {
  frame: { x: 120, y: 190, w: 400, h: 350 },
  focus: { x: 250, y: 300 },
  packed: 'pouch',
  draw: (side, own) =>
    group(
      groundShadow(320, 546, 190, 13),
      own?.size?.includes('扎带')
        ? group(
            line('M250 200C120 220 120 420 250 440S520 420 500 300', palette.tealDark, 17),
            line('M250 200C120 220 120 420 250 440S520 420 500 300', palette.tealSoft, 5, 0.7),
          )
        : '',
      coin(240, 310, 118, side),
      coin(416, 420, 104, side),
      coin(232, 466, 72, side),
    ),
};
