import { lockup } from '../pen/brand';
import { cabinet, groundShadow, whiteBox } from '../pen/light';
import { feet, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, type Svg } from '../pen/svg';
import type { Drawing } from './drawing';

/** A well in the sloping deck, some with a vial in them. */
const well = (x: number, y: number, filled: boolean): Svg =>
  group(
    disc(x, y, 16, palette.ink2, palette.slate),
    filled
      ? group(
          rect(x - 11, y - 40, 22, 44, 7, palette.green),
          rect(x - 8, y - 36, 5, 34, 2, palette.white, undefined, 0.5),
        )
      : disc(x, y + 2, 10, palette.ink),
    disc(x, y + 26, 4, filled ? palette.aqua : palette.steel),
  );

/** A reader for biological indicators: its wells in two rows on the deck, the screen in front. */
export const incubatorReader: Drawing = {
  frame: { x: 96, y: 206, w: 448, h: 342 },
  focus: { x: 300, y: 300 },
  plate: { x: 248, y: 450, size: 17 },
  draw: (side, own) => {
    const perRow = (own?.count ?? 8) / 2;
    const gap = 300 / (perRow - 1);
    return group(
      groundShadow(328, 550, 220, 14),
      feet([140, 446], 530),
      path('M96 404L150 214Q154 206 164 206H500Q510 206 514 214L544 404z', palette.paper, palette.line),
      path('M124 388L168 232H494L520 388z', palette.cloud, palette.line),
      ...Array.from({ length: perRow * 2 }, (_, i) => {
        const back = i < perRow;
        const column = i % perRow;
        return well(
          back ? 182 + column * gap * 0.94 : 168 + column * gap * 1.02,
          back ? 278 : 342,
          i % 3 !== 1,
        );
      }),
      cabinet(
        { x: 96, y: 400, w: 440, h: 134 },
        { x: 8, y: 4 },
        14,
        whiteBox,
        rect(96, 508, 440, 30, 0, palette.teal),
        side === 'front'
          ? group(
              lockup(120, 426, 40, palette.teal),
              screen({ x: 352, y: 418, w: 160, h: 76 }, 'list'),
              line('M248 468h76', palette.steel, 6),
            )
          : rearPanel({ x: 130, y: 412, w: 372, h: 90 }),
      ),
    );
  },
};
