import { type LabelText, mark } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { steelStreaks, tube } from '../pen/machine';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, type Svg, sheared, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const basin = 'M152 300H430L404 372Q400 382 388 382H194Q182 382 178 372z';

/** One basin as the front shows it. */
const bowl = (): Svg =>
  group(
    path(basin, palette.slateDark),
    within(
      path(basin, palette.white),
      path('M140 290H176L206 390H140z', palette.ink, undefined, 0.22),
      path('M140 322H440V390H140z', '#7fbcc2'),
      path('M140 322H440V332H140z', palette.white, undefined, 0.35),
      path('M180 344H300L290 356H190z', palette.white, undefined, 0.35),
      path('M360 290H440V390H340z', palette.ink, undefined, 0.1),
      oval(290, 366, 26, 6, palette.tealDeep, undefined, 0.35),
    ),
    path(basin, 'none', palette.slate),
  );

/** One wide basin, two beside each other, or one with its drying board. */
function basinsOf(own: LabelText | undefined): Svg {
  const half = (x: number) => sheared([0.5, 0, 0, 1, x, 0], bowl());
  if (own?.count === 2) return group(half(50), half(206));
  if (!own?.size?.includes('干燥台')) return bowl();
  return group(
    half(50),
    rect(286, 304, 150, 72, 6, palette.mist, palette.slate),
    ...[0, 1, 2, 3, 4, 5].map((i) => line(`M${302 + i * 24} 314v52`, palette.slate, 4, 0.6)),
  );
}

export const sinkUnit: Drawing = {
  frame: { x: 96, y: 92, w: 448, h: 458 },
  focus: { x: 330, y: 240 },
  plate: { x: 130, y: 254, size: 22 },
  draw: (side, own) =>
    group(
      groundShadow(322, 552, 220, 14),
      ...[118, 496].map((x) =>
        group(
          rect(x, 380, 24, 156, 3, palette.steel, palette.slate),
          rect(x + 4, 384, 6, 148, 3, palette.white, undefined, 0.75),
          rect(x - 2, 534, 28, 16, 4, palette.slateDark),
        ),
      ),
      path('M122 482H516L536 500H102z', palette.cloud, palette.slate),
      rect(102, 500, 434, 14, 3, palette.steel, palette.slate),
      line('M112 505H420', palette.white, 3, 0.8),
      side === 'front'
        ? group(
            path('M236 404H346L336 484H246z', palette.mist, palette.line),
            path('M316 404H346L336 484H312z', palette.ink, undefined, 0.06),
            rect(230, 396, 122, 14, 6, palette.tealSoft),
          )
        : group(
            line('M300 384V430Q300 452 322 452H372V482', palette.slate, 18),
            line('M300 384V430Q300 452 322 452H372V482', palette.cloud, 12),
            rect(284, 382, 32, 22, 4, palette.slateDark),
          ),
      path('M108 180Q108 168 120 168H520Q532 168 532 180V300H108z', palette.mist, palette.slate),
      within(
        rect(108, 168, 424, 132, 10, palette.white),
        steelStreaks({ x: 108, y: 168, w: 424, h: 132 }),
        line('M112 173H528', palette.white, 4),
      ),
      side === 'front'
        ? group(
            mark(130, 188, 30),
            text(168, 210, 22, '安澜', { fill: palette.teal, weight: 700, spacing: 2 }),
          )
        : '',
      path('M96 288H544V388Q544 398 534 398H106Q96 398 96 388z', palette.cloud, palette.slate),
      within(
        rect(96, 288, 448, 110, 6, palette.white),
        steelStreaks({ x: 96, y: 288, w: 448, h: 110 }),
        line('M96 292H544', palette.white, 4),
      ),
      side === 'front'
        ? group(
            basinsOf(own),
            line('M456 308H528M456 322H528M456 336H528M456 350H528M456 364H528', palette.slate, 2.4, 0.7),
          )
        : group(
            rect(130, 312, 380, 60, 6, palette.mist, palette.slate),
            line('M150 342H490', palette.slate, 2, 0.6),
          ),
      tube('M376 288V150Q376 98 330 98T284 150V182', 16),
      rect(360, 264, 32, 26, 5, palette.slate),
      rect(364, 266, 8, 22, 4, palette.white, undefined, 0.6),
      rect(270, 178, 28, 20, 5, palette.slateDark),
      path(
        'M278 200C280 230 280 260 278 296H290C288 260 288 230 290 200z',
        palette.tealPale,
        undefined,
        side === 'front' ? 0.85 : 0,
      ),
      tube('M330 288V262', 12),
      line('M318 256H344', palette.teal, 11),
      tube('M422 288V262', 12),
      line('M410 256H436', palette.coral, 11),
    ),
};
