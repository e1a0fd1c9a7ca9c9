import { lockup } from '../pen/brand';
import { cabinet, groundShadow, whiteBox } from '../pen/light';
import { feet, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, rect, type Svg } from '../pen/svg';
import type { Drawing } from './drawing';

const head = (cx: number): Svg =>
  group(
    line(`M${cx - 24} 552V470C${cx - 24} 400 ${cx + 24} 400 ${cx + 24} 470V552`, palette.tealSoft, 12),
    line(`M${cx - 27} 548V470C${cx - 27} 400 ${cx + 20} 396 ${cx + 21} 462`, palette.white, 3, 0.7),
    disc(cx, 418, 54, palette.cloud, palette.slate),
    disc(cx, 418, 42, palette.mist, palette.line),
    ...[0, 1, 2].map((i) => {
      const a = (i * Math.PI * 2) / 3 + 0.5;
      return disc(cx + Math.cos(a) * 26, 418 + Math.sin(a) * 26, 11, palette.teal, palette.tealDark);
    }),
    disc(cx, 418, 8, palette.slateDark),
  );

/** A peristaltic dosing pump: screen above, one roller head for each channel. */
export const dosingPump: Drawing = {
  frame: { x: 136, y: 166, w: 392, h: 386 },
  focus: { x: 300, y: 400 },
  plate: { x: 246, y: 240, size: 18 },
  draw: (side, own) =>
    group(
      groundShadow(334, 552, 208, 14),
      feet([166, 440], 520),
      cabinet(
        { x: 136, y: 190, w: 344, h: 334 },
        { x: 48, y: 24 },
        16,
        whiteBox,
        rect(136, 190, 344, 84, 0, palette.white),
        rect(136, 494, 344, 30, 0, palette.teal),
        line('M136 274H480'),
        side === 'front' ? '' : rearPanel({ x: 164, y: 220, w: 288, h: 250 }),
      ),
      side === 'front'
        ? group(
            lockup(156, 210, 36, palette.teal),
            screen({ x: 348, y: 206, w: 116, h: 52 }, 'bars'),
            rect(164, 292, 288, 42, 8, palette.mist, palette.line),
            ...[0, 1, 2, 3].map((i) =>
              disc(194 + i * 36, 313, 10, i ? palette.white : palette.teal, palette.line),
            ),
            rect(350, 306, 80, 14, 7, palette.steel),
            ...((own?.count ?? 1) > 1 ? [head(236), head(380)] : [head(308)]),
          )
        : '',
    ),
};
