import { palette } from './palette';
import { type Box, disc, emsOf, group, line, placed, rect, type Svg, text } from './svg';

/** The shop's mark, as in the header, in a square of `size`. */
export const mark = (
  x: number,
  y: number,
  size: number,
  ground: string = palette.teal,
  figure: string = palette.white,
): Svg =>
  placed(
    x,
    y,
    size / 40,
    rect(0, 0, 40, 40, 10, ground),
    line('M20 9v22M9 20h22', figure, 5),
    line('M28 28a11 11 0 0 0 2-12', '#7fd0cc', 2.5),
  );

/** Mark and name side by side; `x`,`y` is the top left corner, `size` the height. */
export const lockup = (x: number, y: number, size: number, colour: string = palette.white): Svg => {
  const onDark = colour === palette.white;
  return group(
    mark(x, y, size, onDark ? palette.white : palette.teal, onDark ? palette.teal : palette.white),
    text(x + size * 1.3, y + size * 0.62, size * 0.72, '安澜', {
      fill: colour,
      weight: 700,
      spacing: size * 0.06,
    }),
    text(x + size * 1.32, y + size * 0.98, size * 0.28, 'ANLAN', {
      fill: colour,
      weight: 500,
      spacing: size * 0.11,
      opacity: 0.8,
    }),
  );
};

/** Lines of small print that nobody is meant to read. */
export const smallPrint = (
  box: Box,
  rows: number,
  colour: string = palette.steel,
  opacity?: number,
  weight = 4,
): Svg =>
  group(
    ...Array.from({ length: rows }, (_, i) => {
      const share = i === rows - 1 ? 0.62 : 1 - ((i * 37) % 17) / 100;
      return rect(
        box.x,
        box.y + (i * box.h) / rows,
        box.w * share,
        weight,
        weight / 2,
        colour,
        undefined,
        opacity,
      );
    }),
  );

const bars = [3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1];

/** A bar code with its quiet ground. */
export function barCode(box: Box, colour: string = palette.ink): Svg {
  const total = bars.reduce((sum, bar) => sum + bar + 1, 0);
  const unit = (box.w * 0.88) / total;
  let x = box.x + box.w * 0.06;
  const strokes = bars.map((bar) => {
    const stroke = rect(x, box.y + box.h * 0.12, bar * unit, box.h * 0.76, 0, colour);
    x += (bar + 1) * unit;
    return stroke;
  });
  return group(rect(box.x, box.y, box.w, box.h, 2, palette.white), ...strokes);
}

/** A data-matrix look-alike for small labels; real QR pictures are drawn from real codes. */
export function dataMatrix(x: number, y: number, size: number, colour: string = palette.ink): Svg {
  const cells = 12;
  const unit = size / cells;
  const parts: Svg[] = [rect(x - unit, y - unit, size + unit * 2, size + unit * 2, 2, palette.white)];
  for (let row = 0; row < cells; row++) {
    for (let col = 0; col < cells; col++) {
      const solid = col === 0 || row === cells - 1;
      const clock = (row === 0 && col % 2 === 0) || (col === cells - 1 && row % 2 === 1);
      const inner = row > 0 && col < cells - 1 && (row * 7 + col * 5 + row * col * 3) % 5 < 2;
      if (solid || clock || inner) parts.push(rect(x + col * unit, y + row * unit, unit, unit, 0, colour));
    }
  }
  return group(...parts);
}

/** What a product's label says. */
export interface LabelText {
  /** Product line, large. */
  name: string;
  /** One short line below it. */
  note: string;
  /** Colour of the strip that tells the variant. */
  accent: string;
  /** Stands large in the strip: volume, size, pieces, or the model where there is no size. */
  size?: string;
  /** How many of what the product is bought for: chambers, basins, places, nozzles. */
  count?: number;
}

const fitted = (value: string, width: number, most: number) => Math.min(most, width / emsOf(value));

/** A long name takes two lines, broken in its middle. */
function linesOf(name: string): readonly string[] {
  const signs = [...name];
  if (emsOf(name) <= 7) return [name];
  const half = Math.ceil(signs.length / 2);
  return [signs.slice(0, half).join(''), signs.slice(half).join('')];
}

/** The front label: brand on teal, the product line large, its model, and a strip with the size at the foot. */
export function frontLabel(box: Box, label: LabelText, ground: string = palette.teal): Svg {
  const pad = box.w * 0.08;
  const strip = box.h * (label.size ? 0.25 : 0.16);
  const inner = box.w - pad * 2;
  const lines = linesOf(label.name);
  const longest = lines.reduce((most, each) => (emsOf(each) > emsOf(most) ? each : most));
  const two = lines.length > 1;
  const name = fitted(longest, inner, box.h * (two ? 0.145 : 0.22));
  const note = fitted(label.note, inner, box.h * (two ? 0.09 : label.size ? 0.115 : 0.1));
  const brand = Math.min(box.h * (two ? 0.14 : 0.2), box.w * 0.17);
  const foot = box.y + box.h - strip;
  const noteAt = foot - box.h * 0.06;
  return group(
    rect(box.x, box.y, box.w, box.h, 0, ground),
    lockup(box.x + pad, box.y + box.h * (two ? 0.06 : 0.075), brand),
    ...lines.map((each, i) =>
      text(box.x + pad, noteAt - note * 1.2 - (lines.length - 1 - i) * name * 1.12, name, each, {
        fill: palette.white,
        weight: 700,
      }),
    ),
    text(box.x + pad, noteAt, note, label.note, { fill: palette.white, opacity: 0.9 }),
    rect(box.x, foot, box.w, strip, 0, label.accent),
    label.size
      ? text(
          box.x + pad,
          foot + strip * 0.5 + fitted(label.size, inner, strip * 0.66) * 0.36,
          fitted(label.size, inner, strip * 0.66),
          label.size,
          { weight: 700 },
        )
      : group(
          rect(
            box.x + pad,
            foot + strip * 0.38,
            inner * 0.34,
            strip * 0.24,
            strip,
            palette.white,
            undefined,
            0.85,
          ),
          rect(
            box.x + pad + inner * 0.4,
            foot + strip * 0.38,
            inner * 0.2,
            strip * 0.24,
            strip,
            palette.white,
            undefined,
            0.5,
          ),
        ),
  );
}

/** The back label: how to use it, warnings, bar code. */
function backLabel(box: Box, label: LabelText, ground: string = palette.teal): Svg {
  const pad = box.w * 0.1;
  const inner = box.w - pad * 2;
  const head = box.h * 0.2;
  const size = Math.min(head * 0.56, inner / 5);
  return group(
    rect(box.x, box.y, box.w, box.h, 0, palette.white),
    rect(box.x, box.y, box.w, head, 0, ground),
    text(box.x + pad, box.y + head * 0.5 + size * 0.36, size, '使用说明', {
      fill: palette.white,
      weight: 600,
    }),
    smallPrint({ x: box.x + pad, y: box.y + head * 1.34, w: inner, h: box.h * 0.36 }, 5, palette.steel),
    ...[0, 1, 2].map((i) => pictogram(i, box.x + pad + i * box.h * 0.15, box.y + box.h * 0.65, box.h * 0.12)),
    barCode({ x: box.x + pad, y: box.y + box.h * 0.8, w: inner, h: box.h * 0.16 }),
    rect(box.x + inner * 0.74 + pad, box.y + box.h * 0.65, inner * 0.26, box.h * 0.12, 3, label.accent),
  );
}

/** Small handling signs: dry, upright, away from the sun. */
export function pictogram(kind: number, x: number, y: number, size: number): Svg {
  const s = size / 24;
  const stroke = palette.ink3;
  const figures = [
    group(line('M4 12a8 8 0 0 1 16 0z', stroke, 2), line('M12 12v6a2 2 0 0 0 4 0', stroke, 2)),
    group(line('M8 18V6m-3 3 3-3 3 3M16 18V6m-3 3 3-3 3 3', stroke, 2), line('M4 21h16', stroke, 2)),
    group(
      disc(12, 12, 3.5, 'none', stroke),
      line(
        'M12 4v2M12 18v2M4 12h2M18 12h2M6.5 6.5l1.4 1.4M16.1 16.1l1.4 1.4M17.5 6.5l-1.4 1.4M7.9 16.1l-1.4 1.4',
        stroke,
        2,
      ),
    ),
    group(line('M7 3h10l-1.6 8a3.5 3.5 0 0 1-6.8 0zM12 14v6M8 21h8', stroke, 2)),
  ];
  return placed(x, y, s, figures[kind % figures.length] ?? '');
}

/** The label of the side that is looked at. */
export const sideLabel = (side: 'front' | 'back', box: Box, label: LabelText): Svg =>
  side === 'front' ? frontLabel(box, label) : backLabel(box, label);
