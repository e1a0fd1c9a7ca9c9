import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, type Svg, text } from '../pen/svg';
import type { Drawing } from './drawing';

/** One valve button standing on its tip: cap, skirt, and a steel stem with seals. */
function valve(x: number, foot: number, stem: number, cap: string, capDark: string): Svg {
  const top = foot - stem;
  return group(
    oval(x, foot + 2, 40, 7, palette.ink, undefined, 0.09),
    barrel({ x: x - 15, y: top, w: 30, h: stem }, 4, palette.steel, palette.slate),
    ...[0.28, 0.52, 0.78].map((t) => barrel({ x: x - 19, y: top + stem * t, w: 38, h: 13 }, 6, palette.ink2)),
    barrel({ x: x - 9, y: foot - 18, w: 18, h: 18 }, 4, palette.slate),
    barrel({ x: x - 30, y: top - 44, w: 60, h: 50 }, 8, palette.cloud, palette.slate),
    line(`M${x - 24} ${top - 28}h48M${x - 24} ${top - 18}h48M${x - 24} ${top - 8}h48`, palette.slate, 2.4),
    barrel({ x: x - 44, y: top - 92, w: 88, h: 54 }, 16, cap),
    oval(x, top - 88, 38, 12, capDark),
    oval(x, top - 90, 32, 9, cap),
    oval(x - 8, top - 92, 14, 3.4, palette.white, undefined, 0.5),
  );
}

export const valveSet: Drawing = {
  frame: { x: 112, y: 176, w: 424, h: 372 },
  focus: { x: 326, y: 250 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(324, 520, 214, 16),
      path('M118 486H522L548 530Q550 546 534 546H106Q90 546 92 530z', palette.paper, palette.line),
      path('M470 486H522L548 530Q550 546 534 546H484z', palette.ink, undefined, 0.05),
      path('M132 494H508L522 518H118z', palette.wash2, palette.line),
      line('M104 534H470', palette.white, 4),
      side === 'front'
        ? text(320, 541, 15, '安澜 · 一次性使用', { anchor: 'middle', fill: palette.teal, weight: 600 })
        : '',
      ...(side === 'front'
        ? [
            valve(196, 506, 150, palette.teal, palette.tealDeep),
            valve(326, 506, 186, palette.coral, '#b8401f'),
          ]
        : [
            valve(196, 506, 186, palette.coral, '#b8401f'),
            valve(326, 506, 150, palette.teal, palette.tealDeep),
          ]),
      oval(446, 508, 52, 8, palette.ink, undefined, 0.09),
      barrel({ x: 424, y: 460, w: 44, h: 48 }, 7, palette.ink3),
      barrel({ x: 404, y: 410, w: 84, h: 56 }, 18, palette.ink2),
      oval(446, 414, 36, 11, palette.ink),
      oval(446, 412, 30, 8, palette.ink3),
      line('M432 412H460M446 406v12', palette.ink, 3),
      line('M486 436C520 430 526 400 508 388', palette.ink2, 8),
      oval(502, 382, 16, 13, palette.ink2),
      oval(502, 380, 7, 5, palette.slate),
      rect(420, 484, 52, 7, 3, palette.ink, undefined, 0.3),
    ),
};
