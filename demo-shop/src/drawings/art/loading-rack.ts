import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, text } from '../pen/svg';
import type { Drawing } from './drawing';

const bar = (d: string, width = 10) =>
  group(
    line(d, palette.slate, width + 4),
    line(d, palette.steel, width),
    line(d, palette.white, width * 0.3, 0.9),
  );

const shelf = (y: number) =>
  group(
    path(`M110 ${y}L176 ${y - 54}H548L490 ${y}z`, palette.mist, palette.slate, 0.9),
    ...Array.from({ length: 15 }, (_, i) =>
      line(`M${132 + i * 25} ${y - 3}L${192 + i * 24.4} ${y - 50}`, palette.slate, 2.4, 0.7),
    ),
    bar(`M110 ${y}H490`, 9),
    ...Array.from({ length: 19 }, (_, i) =>
      line(`M${124 + i * 20} ${y - 5}v${i % 5 ? 6 : 12}`, palette.teal, 2.4, 0.8),
    ),
  );

/** A wire rack for the chamber; as many levels as it is bought with. */
export const loadingRack: Drawing = {
  frame: { x: 98, y: 128, w: 458, h: 422 },
  focus: { x: 300, y: 330 },
  plate: { x: 262, y: 534, size: 20, colour: palette.white },
  draw: (side, own) => {
    const levels = own?.size?.includes('悬挂') ? 1 : (own?.count ?? 2);
    const ys = Array.from({ length: levels }, (_, i) => 496 - (i * 268) / Math.max(1, levels - 1));
    return group(
      groundShadow(330, 552, 224, 14),
      bar('M176 150V446M548 150V446', 10),
      ...ys.map((y) => shelf(y)),
      bar('M110 204V540M490 204V540', 12),
      bar('M110 204L176 150H548L490 204z', 8),
      path('M100 512H500V546H100z', palette.teal, palette.tealDark),
      side === 'front' ? text(122, 538, 25, '安澜', { fill: palette.white, weight: 700, spacing: 3 }) : '',
      ...[110, 490].map((x) => rect(x - 12, 540, 24, 10, 4, palette.slateDark)),
      levels === 1
        ? group(...[230, 320, 410].map((x) => line(`M${x} 176v40q0 18-18 18`, palette.teal, 9)))
        : '',
    );
  },
};
