import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cup =
  'M320 150C350 150 366 178 386 206C424 250 492 290 496 368C498 452 416 492 320 492S142 452 144 368C148 290 216 250 254 206C274 178 290 150 320 150z';
const edge = '#8fbcc1';

/** A moulded respirator that keeps its shape: two bands for the head, a clip over the nose. */
export const cupMask: Drawing = {
  frame: { x: 84, y: 150, w: 472, h: 342 },
  focus: { x: 320, y: 216 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(320, 520, 190, 14),
      ...[palette.tealDark, palette.tealSoft].map((colour, i) =>
        line(
          'M160 330C60 270 70 210 190 236M480 330C580 270 570 210 450 236M156 410C70 420 70 350 150 356M484 410C570 420 570 350 490 356',
          colour,
          i ? 4 : 9,
        ),
      ),
      path(cup, side === 'front' ? '#eef4f5' : palette.mist),
      within(
        path(cup, palette.white),
        path(
          'M320 150C230 230 160 300 168 400C172 440 190 470 220 486L140 460V200z',
          palette.white,
          undefined,
          0.8,
        ),
        path(
          'M350 160C440 250 470 330 450 430C440 470 410 486 390 492H510V160z',
          palette.ink,
          undefined,
          0.05,
        ),
        path('M390 206C460 280 480 360 464 440L510 480V206z', palette.ink, undefined, 0.05),
        line('M144 376C190 430 450 430 496 376', edge, 3, 0.6),
        line('M158 420C220 466 420 466 482 420', edge, 3, 0.5),
      ),
      path(cup, 'none', edge),
      line('M276 206Q320 176 364 206', palette.slate, 12, 0.85),
      line('M280 203Q320 176 356 200', palette.white, 3, 0.8),
      side === 'front'
        ? text(320, 350, 30, '安澜', { fill: palette.teal, weight: 600, anchor: 'middle', spacing: 3 })
        : rect(286, 330, 68, 24, 4, palette.cloud),
    ),
};
