import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const flange =
  'M320 206C420 206 474 226 486 262C494 290 494 358 486 386C474 424 420 446 320 446S166 424 154 386C146 358 146 290 154 262C166 226 220 206 320 206z';
const strap = 'M170 312C40 250 96 152 320 152S600 250 470 312';
/** The tube that brings oxygen to the port below the opening. */
const oxygen = 'M330 416C340 500 420 520 470 494S540 420 548 470';
const ring = 'M232 326a88 72 0 1 0 176 0a88 72 0 1 0-176 0zM252 328a68 54 0 1 0 136 0a68 54 0 1 0-136 0z';

export const biteBlock: Drawing = {
  frame: { x: 84, y: 140, w: 472, h: 306 },
  focus: { x: 320, y: 326 },
  packed: 'box',
  draw: (side, own) =>
    group(
      groundShadow(322, 520, 184, 13),
      ...(own?.size?.includes('氧')
        ? [line(oxygen, '#7fb4b4', 26), line(oxygen, '#e9f6f5', 18), line(oxygen, palette.white, 5, 0.9)]
        : []),
      line(strap, palette.tealDark, 24),
      line(strap, palette.teal, 18),
      line('M150 286C80 246 116 150 320 146S556 240 494 284', palette.tealSoft, 3, 0.9),
      path(flange, '#cfe8e6', '#7fb4b4'),
      within(
        path(flange, palette.white),
        path(
          'M154 262C166 226 220 206 320 206V230C230 230 190 246 178 280C170 330 172 380 190 420L150 400z',
          palette.white,
          undefined,
          0.65,
        ),
        path('M440 206C470 290 464 380 420 450H500V206z', palette.ink, undefined, 0.05),
        path('M470 226C486 290 482 370 450 440H510V226z', palette.ink, undefined, 0.06),
      ),
      ...[176, 432].map((x) =>
        group(
          rect(x, 290, 32, 72, 14, palette.paper, '#7fb4b4'),
          rect(x + 9, 302, 14, 48, 7, palette.tealDeep, undefined, 0.8),
        ),
      ),
      oval(326, 340, 100, 82, palette.ink, undefined, 0.06),
      path(ring, palette.paper, '#7fb4b4'),
      oval(320, 328, 68, 54, side === 'front' ? palette.tealDeep : palette.wash, '#7fb4b4'),
      side === 'front'
        ? group(
            path('M252 328a68 54 0 0 1 136 0C370 296 270 296 252 328z', palette.ink, undefined, 0.35),
            oval(322, 340, 40, 28, palette.ink, undefined, 0.35),
          )
        : path('M252 328a68 54 0 0 1 136 0C370 300 270 300 252 328z', palette.ink, undefined, 0.1),
      own?.size?.includes('氧')
        ? barrel({ x: 308, y: 392, w: 44, h: 54 }, 12, palette.tealSoft, palette.teal)
        : '',
      path('M238 318a84 66 0 0 1 70-58', 'none', palette.white),
      line('M246 296Q262 270 300 262', palette.white, 6),
      text(320, 246, 19, '安澜', {
        anchor: 'middle',
        fill: palette.teal,
        weight: 700,
        spacing: 3,
        opacity: side === 'front' ? 0.9 : 0,
      }),
    ),
};
