import type { Drawing } from '../art/drawing';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, placed, rect, type Svg, within } from '../pen/svg';
import { placeIn } from './stand';

const glass = { x: 388, y: 376, r: 214 };
const zoom = 2.4;

/** The whole product small, and what is worth a closer look under a magnifier. */
export function detailView({ drawing }: { drawing: Drawing }): Svg {
  const small = placeIn(drawing, { x: 34, y: 34, w: 190, h: 190 });
  const spot = {
    x: small.x + drawing.focus.x * small.scale,
    y: small.y + drawing.focus.y * small.scale,
    r: (glass.r / zoom) * small.scale,
  };
  const distance = Math.hypot(glass.x - spot.x, glass.y - spot.y);
  const heading = Math.atan2(glass.y - spot.y, glass.x - spot.x);
  const spread = Math.acos((spot.r - glass.r) / distance);
  const tangent = (sign: 1 | -1) => {
    const angle = heading + sign * spread;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${spot.x + c * spot.r} ${spot.y + s * spot.r}L${glass.x + c * glass.r} ${glass.y + s * glass.r}`;
  };
  const rim = (r: number, colour: string, width: number, opacity = 1) =>
    hoop(glass.x, glass.y, r, r, colour, width, opacity);
  return group(
    placed(small.x, small.y, small.scale, drawing.draw('front')),
    line(tangent(1), palette.tealPale),
    line(tangent(-1), palette.tealPale),
    hoop(spot.x, spot.y, spot.r, spot.r, palette.teal, 3),
    disc(glass.x + 6, glass.y + 10, glass.r + 6, palette.ink, undefined, 0.06),
    within(
      disc(glass.x, glass.y, glass.r, palette.white),
      rect(0, 0, 640, 640, 0, '#fbfdfd'),
      placed(glass.x - drawing.focus.x * zoom, glass.y - drawing.focus.y * zoom, zoom, drawing.draw('front')),
      rim(glass.r - 9, palette.ink, 18, 0.04),
    ),
    rim(glass.r, palette.white, 14),
    rim(glass.r + 7, palette.tealSoft, 3),
    rim(glass.r - 7, palette.tealPale, 3),
  );
}
