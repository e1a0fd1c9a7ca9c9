import { cabinet, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, text } from '../pen/svg';
import type { Drawing } from './drawing';

const steel = { front: '#e9eff2', side: '#c9d5dc', top: '#dfe8ed', edge: palette.slate };

/** A perforated instrument box, its lid leaning behind, silicone posts inside. */
export const instrumentTray: Drawing = {
  frame: { x: 84, y: 196, w: 474, h: 350 },
  focus: { x: 240, y: 460 },
  plate: { x: 262, y: 506, size: 19, colour: palette.white },
  draw: (side) =>
    group(
      groundShadow(326, 548, 228, 15),
      path('M150 196H548L558 330H130z', palette.mist, palette.slate),
      ...Array.from({ length: 13 }, (_, i) =>
        [222, 250, 278].map((y) => disc(184 + i * 27, y, 5.4, palette.steel, palette.slate)),
      ).flat(),
      line('M156 202H540', palette.white, 4),
      path('M90 396L150 312H556L492 396z', palette.slateDark),
      path('M112 392L160 322H540L486 392z', palette.tealPale),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        group(
          line(`M${166 + i * 50} 376L${182 + i * 50} 338`, palette.teal, 9),
          line(`M${164 + i * 50} 374L${180 + i * 50} 338`, palette.tealSoft, 3),
        ),
      ),
      line('M150 366L500 340', palette.slate, 13),
      line('M150 364L500 338', palette.cloud, 7),
      cabinet(
        { x: 84, y: 390, w: 412, h: 156 },
        { x: 62, y: 6 },
        10,
        steel,
        ...Array.from({ length: 14 }, (_, i) =>
          [416, 440].map((y) => disc(112 + i * 28, y, 5.4, palette.steel, palette.slate)),
        ).flat(),
        rect(84, 470, 412, 54, 0, palette.teal, undefined, side === 'front' ? 1 : 0),
        side === 'front' ? text(112, 508, 28, '安澜', { fill: palette.white, weight: 700, spacing: 3 }) : '',
      ),
      ...[130, 426].map((x) =>
        group(
          rect(x, 384, 44, 30, 5, palette.steel, palette.slate),
          rect(x + 12, 398, 20, 8, 3, palette.slateDark),
        ),
      ),
    ),
};
