import { lockup } from '../pen/brand';
import { cabinet, groundShadow, roundedRect, whiteBox } from '../pen/light';
import { castors, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, faded, group, line, path, placed, rect, type Svg, within } from '../pen/svg';
import type { Drawing } from './drawing';

const door = roundedRect(190, 168, 236, 300, 10);

/** A flexible endoscope hanging by its handle from a hook at (`x`, `y`). */
const hangingScope = (x: number, y: number): Svg =>
  group(
    line(`M${x} ${y}v12`, palette.steel, 4),
    line(
      `M${x - 4} ${y + 60}C${x - 24} ${y + 130} ${x - 22} ${y + 220} ${x} ${y + 236}S${x + 22} ${y + 170} ${x + 10} ${y + 96}`,
      palette.ink,
      7,
    ),
    line(
      `M${x - 4} ${y + 60}C${x - 24} ${y + 130} ${x - 22} ${y + 220} ${x} ${y + 236}S${x + 22} ${y + 170} ${x + 10} ${y + 96}`,
      palette.slateDark,
      2.4,
    ),
    rect(x - 10, y + 10, 20, 52, 7, palette.ink2),
    rect(x - 7, y + 13, 5, 44, 2.5, palette.slate),
    disc(x, y + 24, 5, palette.steel),
    disc(x, y + 40, 4, palette.tealSoft),
    line(`M${x + 8} ${y + 30}l12 10`, palette.ink2, 6),
  );

/** A cabinet for many endoscopes shows them in two rows, one behind the other. */
function hung(count: number): Svg[] {
  const front = Math.min(count, count > 8 ? count / 2 : count);
  const place = (i: number, of: number, shift: number) => 224 + shift + (i * 172) / Math.max(1, of - 1);
  const scale = front > 6 ? 0.72 : front > 4 ? 0.86 : 1;
  const row = (of: number, shift: number, y: number) =>
    Array.from({ length: of }, (_, i) => placed(place(i, of, shift), y, scale, hangingScope(0, 0)));
  return count > 8
    ? [faded(0.55, ...row(count - front, 8, 216)), ...row(front, -6, 206)]
    : row(front, 0, 206);
}

export const dryingCabinet: Drawing = {
  frame: { x: 162, y: 54, w: 336, h: 498 },
  focus: { x: 308, y: 240 },
  plate: { x: 258, y: 512, size: 19 },
  draw: (side, own) =>
    group(
      groundShadow(336, 552, 186, 14),
      castors([192, 424], 520),
      cabinet(
        { x: 162, y: 80, w: 292, h: 442 },
        { x: 44, y: 26 },
        14,
        whiteBox,
        rect(162, 80, 292, 70, 0, palette.white),
        rect(162, 488, 292, 40, 0, palette.mist),
        line('M162 150H454M162 488H454'),
        ...(side === 'front'
          ? [
              lockup(182, 97, 36, palette.teal),
              screen({ x: 316, y: 92, w: 118, h: 46 }, 'list'),
              path(door, palette.tealDeep),
              within(
                path(door, palette.white),
                path('M190 168H426V468H190z', '#12545d'),
                rect(190, 168, 236, 18, 0, palette.aqua, undefined, 0.5),
                path('M200 186H416L440 300H176z', palette.aqua, undefined, 0.1),
                line('M190 204H426', palette.steel, 5),
                ...hung(own?.count ?? 4),
                path('M190 168H270L210 468H190z', palette.white, undefined, 0.1),
                path('M300 168H326L266 468H240z', palette.white, undefined, 0.08),
              ),
              path(door, 'none', palette.slate),
              rect(434, 280, 10, 80, 5, palette.cloud, palette.line),
              rect(182, 502, 60, 8, 4, palette.steel),
              rect(182, 514, 34, 6, 3, palette.steel),
              disc(432, 506, 6, palette.green),
            ]
          : [rearPanel({ x: 184, y: 170, w: 248, h: 300 })]),
      ),
      line('M468 320v120M480 312v120', palette.ink, 3, 0.08),
    ),
};
