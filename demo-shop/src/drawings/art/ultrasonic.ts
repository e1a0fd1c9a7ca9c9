import { lockup } from '../pen/brand';
import { cabinet, groundShadow } from '../pen/light';
import { feet, rearPanel, screen, steelStreaks } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, within } from '../pen/svg';
import type { Drawing } from './drawing';

const steel = { front: '#e6edf1', side: '#c6d2da', top: '#f4f7f9', edge: palette.slate };

export const ultrasonic: Drawing = {
  frame: { x: 96, y: 150, w: 460, h: 392 },
  focus: { x: 210, y: 440 },
  plate: { x: 300, y: 386, size: 20 },
  draw: (side) =>
    group(
      groundShadow(340, 532, 232, 15),
      feet([136, 442], 514),
      cabinet(
        { x: 100, y: 268, w: 380, h: 248 },
        { x: 76, y: 44 },
        12,
        steel,
        steelStreaks({ x: 100, y: 268, w: 380, h: 248 }),
        ...(side === 'front'
          ? [
              rect(124, 344, 332, 148, 12, palette.paper, palette.line),
              rect(424, 346, 30, 144, 0, palette.ink, undefined, 0.03),
              lockup(142, 360, 36, palette.teal),
              screen({ x: 142, y: 412, w: 150, h: 62 }, 'bars'),
              ...[0, 1].map((i) =>
                group(
                  disc(346 + i * 66, 430, 25, palette.cloud, palette.slate),
                  disc(346 + i * 66, 430, 17, i ? palette.mist : palette.teal),
                  line(`M${346 + i * 66} 430l${i ? 8 : -9} -11`, i ? palette.slateDark : palette.white, 4),
                  rect(330 + i * 66, 464, 32, 7, 3.5, palette.steel),
                ),
              ),
            ]
          : [rearPanel({ x: 124, y: 308, w: 332, h: 184 })]),
      ),
      path('M108 262L166 226H552L488 262z', palette.tealDeep),
      within(
        path('M108 262L166 226H552L488 262z', palette.white),
        path('M130 262L176 236H530L486 266z', palette.tealSoft),
        path('M130 262L176 236H260L190 266z', palette.white, undefined, 0.3),
      ),
      path('M108 262L166 226H552L488 262z', 'none', palette.slate),
      path('M132 252L172 228H526L490 252z', palette.slate, undefined, 0.25),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) =>
        line(`M${146 + i * 34} 252L${184 + i * 34} 230`, palette.slateDark, 2.4, 0.75),
      ),
      line('M134 252H490M152 241H506', palette.slateDark, 2.4, 0.75),
      line('M190 240C190 196 190 186 206 184H252C266 186 268 196 268 240', palette.slateDark, 7),
      line('M190 240C190 196 190 186 206 184H252C266 186 268 196 268 240', palette.steel, 3),
      line('M392 240C392 196 392 186 408 184H454C468 186 470 196 470 240', palette.slateDark, 7),
      line('M392 240C392 196 392 186 408 184H454C468 186 470 196 470 240', palette.steel, 3),
      rect(208, 176, 44, 15, 7, palette.teal),
      rect(410, 176, 44, 15, 7, palette.teal),
      rect(94, 258, 394, 18, 8, palette.paper, palette.slate),
      line('M104 263H440', palette.white, 4),
      path('M488 258L554 222V240L488 276z', palette.steel, palette.slate),
      path('M514 440h26a8 8 0 0 1 8 8v10h-18v18h-16z', palette.slateDark, undefined, 0.9),
      line('M532 434v-14', palette.coral, 8),
    ),
};
