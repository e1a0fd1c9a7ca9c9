import { lockup } from '../pen/brand';
import { cabinet, groundShadow, whiteBox } from '../pen/light';
import { castors, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, type Svg } from '../pen/svg';
import type { Drawing } from './drawing';

const puff = (x: number, y: number, r: number, opacity: number): Svg =>
  oval(x, y, r * 1.3, r, palette.tealPale, undefined, opacity);

/** A wheeled dry-mist generator, its nozzle on top. */
export const mistMachine: Drawing = {
  frame: { x: 178, y: 150, w: 304, h: 402 },
  focus: { x: 300, y: 210 },
  plate: { x: 206, y: 482, size: 20 },
  draw: (side) =>
    group(
      groundShadow(336, 552, 172, 14),
      castors([212, 404], 520),
      side === 'front'
        ? group(
            puff(236, 96, 26, 0.35),
            puff(196, 66, 34, 0.28),
            puff(262, 60, 30, 0.24),
            puff(150, 92, 24, 0.2),
          )
        : '',
      path('M270 216L252 156Q250 150 258 150H322Q330 150 332 158L344 216z', palette.slateDark),
      path('M252 156Q250 150 258 150H296L300 216H270z', palette.slate, undefined, 0.7),
      oval(288, 152, 36, 8, palette.ink2),
      cabinet(
        { x: 178, y: 230, w: 260, h: 292 },
        { x: 44, y: 26 },
        24,
        whiteBox,
        rect(178, 230, 260, 66, 0, palette.teal),
        rect(178, 296, 260, 6, 0, palette.aqua),
        side === 'front'
          ? group(
              lockup(200, 246, 34),
              screen({ x: 204, y: 324, w: 132, h: 82 }, 'curve'),
              rect(362, 322, 48, 120, 12, palette.mist, palette.line),
              rect(370, 366, 32, 68, 8, palette.tealPale),
              line('M376 344h20M376 356h20', palette.steel, 3),
              rect(204, 424, 132, 10, 5, palette.cloud),
            )
          : rearPanel({ x: 200, y: 316, w: 216, h: 180 }),
      ),
      line('M452 300v130M464 292v130', palette.ink, 3, 0.08),
      path('M196 250V214Q196 200 210 200H240', 'none', palette.slate),
    ),
};
