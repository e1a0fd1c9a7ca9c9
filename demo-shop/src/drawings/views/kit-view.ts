import type { Drawing } from '../art/drawing';
import type { FamilyFacts } from '../family-facts';
import { palette } from '../pen/palette';
import { group, line, placed, rect, type Svg, text } from '../pen/svg';
import { kitParts } from './kit-parts';
import { standIn } from './stand';

/** What is in the pack: the product, and its three companions in a row below. */
export function kitView({ drawing, facts }: { drawing: Drawing; facts: FamilyFacts }): Svg {
  return group(
    standIn(drawing, { x: 120, y: 36, w: 400, h: 316 }),
    ...facts.kit.map((key, i) => {
      const x = 36 + i * 196;
      const part = kitParts[key];
      return group(
        rect(x, 424, 176, 184, 14, palette.white, '#dbe6ea'),
        placed(x + 22, 434, 1.1, part.draw),
        line(`M${x + 20} 562H${x + 156}`, palette.mist),
        text(x + 88, 592, 20, part.caption, { anchor: 'middle', fill: palette.ink2, weight: 500 }),
      );
    }),
    ...[0, 1].map((i) => {
      const x = 222 + i * 196;
      return line(`M${x - 5} 516h10M${x} 511v10`, palette.tealSoft);
    }),
  );
}
