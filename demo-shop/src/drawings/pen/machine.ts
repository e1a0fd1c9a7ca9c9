import { smallPrint } from './brand';
import { palette } from './palette';
import { type Box, disc, group, line, path, rect, type Svg, text, within } from './svg';

export const feet = (xs: readonly number[], y: number): Svg =>
  group(
    ...xs.map((x) =>
      group(rect(x - 13, y, 26, 16, 4, palette.slateDark), rect(x - 13, y, 9, 16, 4, palette.slate)),
    ),
  );

export const castors = (xs: readonly number[], y: number): Svg =>
  group(
    ...xs.map((x) =>
      group(
        path(`M${x - 14} ${y}h28l-5 12h-18z`, palette.slate),
        disc(x, y + 18, 13, palette.ink2),
        disc(x, y + 18, 5, palette.steel),
        disc(x - 4, y + 13, 3, palette.white, undefined, 0.4),
      ),
    ),
  );

const vents = (box: Box, rows: number): Svg =>
  group(
    ...Array.from({ length: rows }, (_, i) => {
      const y = box.y + (i * box.h) / rows;
      return group(
        rect(box.x, y, box.w, 9, 4.5, palette.cloud, palette.line),
        line(`M${box.x + 6} ${y + 3}h${box.w - 12}`, palette.slate, 2, 0.6),
      );
    }),
  );

const socket = (x: number, y: number): Svg =>
  group(
    rect(x, y, 66, 46, 6, palette.ink2),
    path(`M${x + 16} ${y + 10}h34l6 8v18h-46v-18z`, palette.ink),
    rect(x + 20, y + 18, 5, 12, 1, palette.steel),
    rect(x + 31, y + 22, 5, 12, 1, palette.steel),
    rect(x + 42, y + 18, 5, 12, 1, palette.steel),
  );

/** What stands on the back of every machine: vents, rating plate, mains inlet, data and water connections. */
export function rearPanel(box: Box): Svg {
  const { x, y, w, h } = box;
  const column = Math.min(120, w * 0.4);
  const low = y + h - 66;
  const ports = h < 200 ? x + w - column - 86 : x + w - 84;
  return group(
    rect(x, y, w, h, 10, palette.mist, palette.line),
    ...[
      [x + 14, y + 14],
      [x + w - 14, y + 14],
      [x + 14, y + h - 14],
      [x + w - 14, y + h - 14],
    ].map(([cx = 0, cy = 0]) =>
      group(disc(cx, cy, 6, palette.white, palette.line), line(`M${cx - 3} ${cy - 3}l6 6`, palette.slate, 2)),
    ),
    vents(
      { x: x + 32, y: y + 24, w: w - column - 64, h: Math.max(40, h - 150) },
      Math.max(2, Math.floor((h - 150) / 20)),
    ),
    rect(x + w - column - 14, y + 28, column - 14, 84, 4, palette.white, palette.line),
    rect(x + w - column - 14, y + 28, column - 14, 20, 4, palette.teal),
    text(x + w - column - 6, y + 43, 13, '安澜', { fill: palette.white, weight: 600 }),
    smallPrint({ x: x + w - column - 6, y: y + 58, w: column - 30, h: 48 }, 4, palette.steel, undefined, 3),
    socket(x + 32, low - 10),
    rect(x + 116, low + 4, 26, 22, 3, palette.white, palette.slate),
    rect(x + 121, low + 10, 16, 10, 1, palette.ink2),
    w > 300
      ? group(
          rect(x + 152, low + 4, 26, 22, 3, palette.white, palette.slate),
          rect(x + 157, low + 10, 16, 10, 1, palette.ink2),
        )
      : '',
    ...[ports, ports + 42].map((cx, i) =>
      group(
        disc(cx, low + 12, 17, palette.cloud, palette.slate),
        disc(cx, low + 12, 9, i ? palette.tealSoft : palette.coral),
        disc(cx, low + 12, 4, palette.ink),
      ),
    ),
  );
}

type ScreenKind = 'curve' | 'list' | 'steps' | 'bars';

/** A lit display, dark glass with the machine's state on it. */
export function screen(box: Box, kind: ScreenKind): Svg {
  const { x, y, w, h } = box;
  const glass = rect(x, y, w, h, Math.min(10, h * 0.12), palette.ink);
  const pad = Math.min(w, h) * 0.11;
  const inner = { x: x + pad, y: y + pad, w: w - pad * 2, h: h - pad * 2 };
  const u = inner.h / 10;
  const figures: Record<ScreenKind, () => Svg> = {
    curve: () =>
      group(
        rect(inner.x, inner.y, inner.w * 0.66, inner.h, 4, '#1b344c'),
        line(
          `M${inner.x} ${inner.y + u * 3.3}h${inner.w * 0.66}M${inner.x} ${inner.y + u * 6.6}h${inner.w * 0.66}`,
          '#2d4a64',
          2,
        ),
        line(
          `M${inner.x + 4} ${inner.y + u * 8}C${inner.x + inner.w * 0.14} ${inner.y + u * 8} ${inner.x + inner.w * 0.14} ${inner.y + u * 2} ${inner.x + inner.w * 0.26} ${inner.y + u * 2}S${inner.x + inner.w * 0.4} ${inner.y + u * 4} ${inner.x + inner.w * 0.48} ${inner.y + u * 3.4}S${inner.x + inner.w * 0.56} ${inner.y + u * 7} ${inner.x + inner.w * 0.64} ${inner.y + u * 7.4}`,
          palette.aqua,
        ),
        rect(inner.x + inner.w * 0.72, inner.y, inner.w * 0.28, u * 3.4, 3, palette.teal),
        rect(inner.x + inner.w * 0.72, inner.y + u * 4.6, inner.w * 0.28, u * 1.5, u, palette.tealSoft),
        rect(inner.x + inner.w * 0.72, inner.y + u * 7.4, inner.w * 0.18, u * 1.5, u, '#36546e'),
      ),
    list: () =>
      group(
        rect(inner.x, inner.y, inner.w, u * 2, 3, palette.teal),
        ...[0, 1, 2].map((i) =>
          group(
            disc(inner.x + u, inner.y + u * (3.7 + i * 2.4), u * 0.7, i < 2 ? palette.aqua : palette.amber),
            rect(
              inner.x + u * 2.6,
              inner.y + u * (3.2 + i * 2.4),
              inner.w * (0.5 - i * 0.08),
              u,
              u,
              '#4d6a83',
            ),
            rect(inner.x + inner.w * 0.78, inner.y + u * (3.2 + i * 2.4), inner.w * 0.2, u, u, '#36546e'),
          ),
        ),
      ),
    steps: () =>
      group(
        line(`M${inner.x + u} ${inner.y + u * 3}H${inner.x + inner.w - u}`, '#36546e', u * 0.5),
        line(`M${inner.x + u} ${inner.y + u * 3}H${inner.x + inner.w * 0.55}`, palette.aqua, u * 0.5),
        ...[0, 1, 2, 3].map((i) =>
          disc(
            inner.x + u + ((inner.w - u * 2) * i) / 3,
            inner.y + u * 3,
            u * 1.15,
            i < 2 ? palette.aqua : i === 2 ? palette.white : '#36546e',
          ),
        ),
        rect(inner.x, inner.y + u * 6, inner.w * 0.44, u * 3.4, 3, palette.teal),
        rect(inner.x + inner.w * 0.52, inner.y + u * 6.2, inner.w * 0.46, u * 1.1, u, '#4d6a83'),
        rect(inner.x + inner.w * 0.52, inner.y + u * 8.2, inner.w * 0.3, u * 1.1, u, '#36546e'),
      ),
    bars: () =>
      group(
        ...[0.5, 0.8, 0.62, 0.92, 0.7, 0.4].map((share, i) =>
          rect(
            inner.x + (inner.w * i) / 6,
            inner.y + inner.h * (1 - share),
            inner.w * 0.1,
            inner.h * share,
            2,
            i === 3 ? palette.aqua : palette.tealSoft,
          ),
        ),
      ),
  };
  return group(
    glass,
    figures[kind](),
    within(glass, path(`M${x} ${y}h${w * 0.42}l${-h * 0.5} ${h}H${x}z`, palette.white, undefined, 0.05)),
  );
}

/** A brushed steel area: pale, with a few bright and dark streaks. */
export const steelStreaks = (box: Box): Svg =>
  group(
    rect(box.x + box.w * 0.08, box.y, box.w * 0.1, box.h, 0, palette.white, undefined, 0.5),
    rect(box.x + box.w * 0.22, box.y, box.w * 0.03, box.h, 0, palette.white, undefined, 0.45),
    rect(box.x + box.w * 0.62, box.y, box.w * 0.38, box.h, 0, palette.ink, undefined, 0.04),
    rect(box.x + box.w * 0.86, box.y, box.w * 0.14, box.h, 0, palette.ink, undefined, 0.05),
  );

/** A bowed tube of a tap: bright along its left, dark along its right. */
export const tube = (d: string, width: number): Svg =>
  group(
    line(d, palette.slate, width + 5),
    line(d, palette.steel, width),
    line(d, palette.white, width * 0.34, 0.85),
  );
