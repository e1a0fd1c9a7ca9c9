import { palette } from './palette';
import { type Box, group, line, oval, path, rect, type Svg, sheared, within } from './svg';

/** The soft shadow on the ground below something that stands at `y`. */
export const groundShadow = (cx: number, y: number, rx: number, ry = Math.max(9, rx * 0.085)): Svg =>
  group(
    oval(cx + rx * 0.06, y + ry * 0.25, rx * 1.12, ry * 1.5, palette.ink, undefined, 0.035),
    oval(cx + rx * 0.03, y, rx, ry, palette.ink, undefined, 0.06),
    oval(cx, y - ry * 0.2, rx * 0.86, ry * 0.6, palette.ink, undefined, 0.08),
  );

const band = (box: Box, from: number, to: number, colour: string, opacity: number): Svg =>
  rect(box.x + box.w * from, box.y, box.w * (to - from), box.h, 0, colour, undefined, opacity);

const gleam = (box: Box, from: number, to: number, opacity: number, inset: number): Svg =>
  rect(
    box.x + box.w * from,
    box.y + inset,
    box.w * (to - from),
    box.h - inset * 2,
    box.w,
    palette.white,
    undefined,
    opacity,
  );

const gleams = (box: Box, strength: number): Svg => {
  const inset = Math.min(16, box.h * 0.06);
  return group(gleam(box, 0.1, 0.19, strength, inset), gleam(box, 0.225, 0.25, strength * 0.7, inset));
};

/** Light from the left over an upright round body: a core shade on the right, light thrown back at the rim. */
const roundShade = (box: Box): Svg =>
  group(
    band(box, 0, 0.05, palette.ink, 0.06),
    band(box, 0.56, 1, palette.ink, 0.04),
    band(box, 0.72, 1, palette.ink, 0.05),
    band(box, 0.87, 1, palette.ink, 0.06),
    band(box, 0.965, 1, palette.white, 0.22),
  );

/** A round body: its outline filled and gleaming, what is printed on it, the shade over both, and the edge line. */
export function round(d: string, box: Box, fill: string, edge: string | null, ...on: Svg[]): Svg {
  const plain = on.length === 0;
  return group(
    path(d, fill),
    within(
      path(d, fill),
      plain || fill === palette.paper ? gleams(box, plain && fill !== palette.paper ? 0.38 : 0.8) : '',
      ...on,
      roundShade(box),
      plain ? '' : band(box, 0.05, 0.085, palette.white, 0.16),
    ),
    edge ? path(d, 'none', edge) : '',
  );
}

export const roundedRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A short upright cylinder such as a collar or a knob, without a label. */
export const barrel = (box: Box, r: number, fill: string, edge: string | null = null): Svg =>
  round(roundedRect(box.x, box.y, box.w, box.h, Math.min(r, box.w / 2, box.h / 2)), box, fill, edge);

/** Upright ribs, as on a screw cap. */
export const ribs = (box: Box, count: number, opacity = 0.14): Svg =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const x = box.x + (box.w / 2) * (1 - Math.cos(Math.PI * t));
      return line(`M${x.toFixed(1)} ${box.y}v${box.h}`, palette.ink, 2.2, opacity);
    }),
  );

export interface BoxColours {
  front: string;
  side: string;
  top: string;
  edge: string | undefined;
}

export const whiteBox: BoxColours = {
  front: palette.paper,
  side: '#d9e3e9',
  top: palette.white,
  edge: palette.line,
};

const frontSlope = 0.2;
const sideSlope = 0.36;
const sideRun = 0.82;

/**
 * A box seen from above and in front, its near upright edge at (`x`, `y` = bottom).
 * The faces are drawn flat in their own units (front `w`×`h`, side `d`×`h`, top `w`×`d`) and laid into the view.
 */
export function carton(
  near: { x: number; y: number },
  size: { w: number; d: number; h: number },
  faces: { front?: Svg; side?: Svg; top?: Svg },
  colours: BoxColours = whiteBox,
): Svg {
  const { w, d, h } = size;
  const left = { x: near.x - w, y: near.y - h - w * frontSlope };
  const back = { x: d * sideRun, y: -d * sideSlope };
  const face = (a: number, b: number, fill: string, on: Svg | undefined) =>
    group(rect(0, 0, a, b, 0, fill), on ? within(rect(0, 0, a, b, 0, fill), on) : '');
  const lid = `M${left.x} ${left.y}L${near.x} ${near.y - h}L${near.x + back.x} ${near.y - h + back.y}L${left.x + back.x} ${left.y + back.y}z`;
  const front = `M${left.x} ${left.y}L${near.x} ${near.y - h}V${near.y}L${left.x} ${left.y + h}z`;
  const side = `M${near.x} ${near.y - h}L${near.x + back.x} ${near.y - h + back.y}v${h}L${near.x} ${near.y}z`;
  return group(
    sheared([1, frontSlope, 0, 1, left.x, left.y], face(w, h, colours.front, faces.front)),
    sheared([sideRun, -sideSlope, 0, 1, near.x, near.y - h], face(d, h, colours.side, faces.side)),
    sheared(
      [1, frontSlope, -sideRun, sideSlope, left.x + back.x, left.y + back.y],
      face(w, d, colours.top, faces.top),
    ),
    colours.edge
      ? group(
          path(front, 'none', colours.edge),
          path(side, 'none', colours.edge),
          path(lid, 'none', colours.edge),
        )
      : '',
    line(
      `M${left.x + 4} ${left.y + 3.4}L${near.x - 3} ${near.y - h + 2}V${near.y - 4}`,
      palette.white,
      2,
      0.7,
    ),
  );
}

/** Where the shadow of a `carton` falls. */
export const cartonShadow = (near: { x: number; y: number }, size: { w: number; d: number }): Svg => {
  const back = { x: size.d * sideRun, y: -size.d * sideSlope };
  const left = { x: near.x - size.w, y: near.y - size.w * frontSlope };
  const foot = (grow: number) =>
    `M${left.x - grow * 0.6} ${left.y + grow * 0.2}L${near.x} ${near.y + grow * 0.62}L${near.x + back.x + grow} ${near.y + back.y + grow * 0.16}L${left.x + back.x} ${left.y + back.y}z`;
  return group(
    path(foot(34), palette.ink, undefined, 0.035),
    path(foot(20), palette.ink, undefined, 0.05),
    path(foot(9), palette.ink, undefined, 0.08),
  );
};

/** A cabinet seen from the front with a little of its right side and top. */
export function cabinet(
  box: Box,
  depth: { x: number; y: number },
  r: number,
  colours: BoxColours,
  ...on: Svg[]
): Svg {
  const { x, y, w, h } = box;
  const length = Math.hypot(depth.x, depth.y);
  const across = { x: (depth.y / length) * r, y: (depth.x / length) * r };
  const start = { x: x + r - across.x, y: y + r - across.y };
  const end = { x: x + w - r + across.x, y: y + h - r + across.y };
  const right = x + w + depth.x;
  const hull = `M${start.x} ${start.y}l${depth.x} ${-depth.y}A${r} ${r} 0 0 1 ${x + r + depth.x} ${y - depth.y}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + h - depth.y - r}A${r} ${r} 0 0 1 ${end.x + depth.x} ${end.y - depth.y}L${end.x} ${end.y}z`;
  const turn = { x: x + w - r * 0.3, y: y + r * 0.3 };
  const side = `M${turn.x} ${turn.y}l${depth.x} ${-depth.y}H${right + 1}V${y + h}H${turn.x}z`;
  const front = roundedRect(x, y, w, h, r);
  return group(
    path(hull, colours.top),
    within(path(hull, colours.top), path(side, colours.side)),
    colours.edge ? path(hull, 'none', colours.edge) : '',
    path(front, colours.front),
    within(path(front, colours.front), ...on),
    colours.edge ? path(front, 'none', colours.edge) : '',
    line(`M${x + r} ${y + 4}H${x + w - r}`, palette.white, 2.4, 0.9),
  );
}
