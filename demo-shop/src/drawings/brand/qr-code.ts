import { create } from 'qrcode';
import { mark } from '../pen/brand';
import { palette } from '../pen/palette';
import { group, path, rect, type Svg } from '../pen/svg';

/** A scannable QR code of `content` with the shop's mark in its middle, 640 units square. */
export function qrCode(content: string): Svg {
  const { modules } = create(content, { errorCorrectionLevel: 'H' });
  const quiet = 3;
  const unit = 640 / (modules.size + quiet * 2);
  const cells: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let col = 0; col < modules.size; col++) {
      if (modules.get(row, col)) cells.push(`M${col} ${row}h1v1h-1z`);
    }
  }
  return group(
    rect(0, 0, 640, 640, 0, palette.white),
    `<g transform="translate(${quiet * unit} ${quiet * unit}) scale(${unit})" shape-rendering="crispEdges">${path(cells.join(''), palette.ink)}</g>`,
    rect(262, 262, 116, 116, 24, palette.white),
    mark(272, 272, 96),
  );
}
