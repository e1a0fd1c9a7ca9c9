import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, type Svg } from '../pen/svg';
import type { Drawing } from './drawing';

/** A rubber cap for the biopsy port: skirt, cross-slit crown and the flap that closes it. */
const cap = (x: number, foot: number, size: number, thick: boolean): Svg => {
  const w = 116 * size;
  const h = (thick ? 104 : 78) * size;
  const top = foot - h;
  return group(
    oval(x + 4, foot + 3, w * 0.62, 10 * size, palette.ink, undefined, 0.1),
    barrel({ x: x - w * 0.36, y: top + h * 0.3, w: w * 0.72, h: h * 0.7 }, 10 * size, palette.ink3),
    barrel({ x: x - w / 2, y: top, w, h: h * 0.62 }, 24 * size, palette.ink2),
    oval(x, top + 5, w * 0.43, 17 * size, palette.ink),
    oval(x, top + 2, w * 0.37, 13 * size, palette.ink3),
    line(
      `M${x - 22 * size} ${top + 2}h${44 * size}M${x} ${top - 6 * size}v${16 * size}`,
      palette.ink,
      4 * size,
    ),
    line(
      `M${x + w * 0.48} ${top + h * 0.3}C${x + w * 0.86} ${top + h * 0.2} ${x + w * 0.86} ${top - h * 0.5} ${x + w * 0.6} ${top - h * 0.52}`,
      palette.ink2,
      12 * size,
    ),
    oval(x + w * 0.5, top - h * 0.56, 27 * size, 21 * size, palette.ink2, palette.ink),
    oval(x + w * 0.5, top - h * 0.58, 11 * size, 8 * size, palette.slate),
  );
};

export const biopsyCap: Drawing = {
  frame: { x: 116, y: 166, w: 408, h: 374 },
  focus: { x: 230, y: 300 },
  packed: 'box',
  draw: (_side, own) => {
    const thick = own?.size === '加厚';
    return group(
      groundShadow(320, 534, 210, 14),
      cap(396, 350, 1.1, thick),
      cap(210, 400, 1.3, thick),
      cap(378, 526, 1.45, thick),
    );
  },
};
