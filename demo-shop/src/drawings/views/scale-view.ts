import type { Drawing } from '../art/drawing';
import type { FamilyFacts } from '../family-facts';
import { palette } from '../pen/palette';
import { group, line, path, placed, rect, type Svg, text, turned } from '../pen/svg';
import { placeIn } from './stand';

const dots = Array.from({ length: 15 * 15 }, (_, i) =>
  rect(39 + (i % 15) * 40, 39 + Math.floor(i / 15) * 40, 2.4, 2.4, 1.2, '#cfe0e2'),
).join('');

const arrow = (x: number, y: number, degrees: number) =>
  turned(degrees, x, y, path(`M${x} ${y}l13 -5.5v11z`, palette.teal));

/** The product with its dimension lines, in millimetres. */
export function scaleView({ drawing, facts }: { drawing: Drawing; facts: FamilyFacts }): Svg {
  const place = placeIn(drawing, { x: 158, y: 58, w: 400, h: 400 });
  const x = place.x + drawing.frame.x * place.scale;
  const y = place.y + drawing.frame.y * place.scale;
  const w = drawing.frame.w * place.scale;
  const h = drawing.frame.h * place.scale;
  const left = x - 46;
  const low = y + h + 84;
  const value = { fill: palette.teal, weight: 600, anchor: 'middle' } as const;
  return group(
    dots,
    placed(place.x, place.y, place.scale, drawing.draw('front')),
    line(`M${left - 14} ${y}H${x - 12}M${left - 14} ${y + h}H${x - 12}`, palette.tealPale),
    line(`M${x} ${y + h + 20}V${low + 14}M${x + w} ${y + h + 20}V${low + 14}`, palette.tealPale),
    line(`M${left} ${y + 4}V${y + h - 4}M${x + 4} ${low}H${x + w - 4}`, palette.teal),
    arrow(left, y, 90),
    arrow(left, y + h, -90),
    arrow(x, low, 0),
    arrow(x + w, low, 180),
    turned(-90, left - 14, y + h / 2, text(left - 14, y + h / 2, 26, `${facts.height} mm`, value)),
    text(x + w / 2, low + 34, 26, `${facts.width} mm`, value),
    text(610, 620, 15, '尺寸为示意，以实物为准', { fill: palette.text3, anchor: 'end' }),
  );
}
