import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const frame =
  'M128 300Q132 250 190 244Q320 230 450 244Q508 250 512 300C514 350 504 396 466 412C424 428 386 420 362 392Q340 366 320 366T278 392C254 420 216 428 174 412C136 396 126 350 128 300z';
const lens =
  'M150 302Q154 270 196 266Q320 252 444 266Q486 270 490 302C492 342 484 378 456 390C424 402 396 396 376 374Q350 344 320 344T264 374C244 396 216 402 184 390C156 378 148 342 150 302z';

export const goggles: Drawing = {
  frame: { x: 72, y: 232, w: 496, h: 190 },
  focus: { x: 220, y: 320 },
  packed: 'box',
  draw: (side, own) =>
    facing(
      side,
      groundShadow(320, 476, 196, 13),
      line('M134 292C60 268 62 360 138 374', palette.tealDark, 24),
      line('M506 292C580 268 578 360 502 374', palette.tealDark, 24),
      line('M134 292C60 268 62 360 138 374M506 292C580 268 578 360 502 374', palette.tealSoft, 4, 0.8),
      path(frame, palette.tealPale, palette.teal),
      path(lens, '#e4f4f6', palette.tealSoft),
      within(
        path(lens, palette.white),
        path('M150 250H270L210 410H150z', palette.white, undefined, 0.7),
        path('M300 250H330L270 410H240z', palette.white, undefined, 0.6),
        path('M420 250C450 300 440 360 400 410H500V250z', palette.teal, undefined, 0.08),
      ),
      ...[168, 456].map((x) =>
        group(
          rect(
            x,
            238,
            30,
            18,
            8,
            own?.size?.includes('通气阀') ? palette.coral : palette.tealSoft,
            palette.tealDark,
          ),
          line(`M${x + 8} 247h14`, palette.white, 2.4),
        ),
      ),
      disc(320, 250, 3, palette.tealDark),
      side === 'front'
        ? text(320, 334, 19, '安澜', { anchor: 'middle', fill: palette.teal, weight: 600, spacing: 3 })
        : '',
    ),
};
