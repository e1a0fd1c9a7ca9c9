import { carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, type Svg } from '../pen/svg';

/** A gift box with a ribbon, its near edge at (`x`, `y`). */
export function giftBox(
  x: number,
  y: number,
  size: { w: number; d: number; h: number },
  box: { front: string; side: string; top: string },
  ribbon: { front: string; side: string },
): Svg {
  const { w, d, h } = size;
  const lid = Math.round(h * 0.2);
  const band = Math.round(w * 0.15);
  const knot = { x: x - w / 2 + d * 0.41, y: y - h - w * 0.1 - d * 0.18 };
  const body = (grow: number, height: number, lift: number) =>
    carton(
      { x, y: y - lift + grow * 0.4 },
      { w: w + grow, d: d + grow, h: height },
      {
        front: rect((w + grow - band) / 2, 0, band, height, 0, ribbon.front),
        side: rect((d + grow - band) / 2, 0, band, height, 0, ribbon.side),
        top: group(
          rect((w + grow - band) / 2, 0, band, d + grow, 0, ribbon.front),
          rect(0, (d + grow - band) / 2, w + grow, band, 0, ribbon.front),
        ),
      },
      { ...box, edge: undefined },
    );
  const loop = (sign: 1 | -1) =>
    group(
      path(
        `M${knot.x} ${knot.y}C${knot.x + sign * w * 0.12} ${knot.y - h * 0.42} ${knot.x + sign * w * 0.42} ${knot.y - h * 0.42} ${knot.x + sign * w * 0.4} ${knot.y - h * 0.16}C${knot.x + sign * w * 0.38} ${knot.y + h * 0.02} ${knot.x + sign * w * 0.16} ${knot.y + h * 0.04} ${knot.x} ${knot.y}z`,
        sign === 1 ? ribbon.side : ribbon.front,
      ),
      path(
        `M${knot.x} ${knot.y}C${knot.x + sign * w * 0.14} ${knot.y - h * 0.22} ${knot.x + sign * w * 0.32} ${knot.y - h * 0.26} ${knot.x + sign * w * 0.3} ${knot.y - h * 0.12}C${knot.x + sign * w * 0.28} ${knot.y - h * 0.02} ${knot.x + sign * w * 0.14} ${knot.y} ${knot.x} ${knot.y}z`,
        palette.ink,
        undefined,
        0.16,
      ),
    );
  return group(
    cartonShadow({ x, y }, size),
    body(0, h, 0),
    body(12, lid, h - lid),
    line(`M${x - w - 6} ${y - h - w * 0.2 + lid + 3}L${x} ${y - h + lid + 6}`, palette.ink, 3, 0.08),
    loop(-1),
    loop(1),
    disc(knot.x, knot.y - 2, w * 0.07, ribbon.side),
  );
}
