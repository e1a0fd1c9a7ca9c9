import sharp from 'sharp';
import { rect, svgDocument, text } from '../drawings/pen/svg';
import { outlineText } from '../pictures/outline-text';

const [width, height] = [900, 640];
const [ink, quiet, gold, paper] = ['#1c2b33', '#66757d', '#b08d3c', '#fdfaf1'];

/** A sample scan of a licence, watermarked as a sample. @returns a PNG */
export async function licenceScan(title: string, facts: readonly (readonly [string, string])[]) {
  const svg = svgDocument(
    width,
    height,
    rect(0, 0, width, height, 0, paper),
    rect(24, 24, width - 48, height - 48, 0, 'none', gold),
    rect(34, 34, width - 68, height - 68, 0, 'none', gold),
    text(width / 2, 130, 44, title, { weight: 600, anchor: 'middle', fill: ink }),
    text(width / 2, 168, 18, '（副本）', { anchor: 'middle', fill: quiet }),
    ...facts.flatMap(([name, value], row) => [
      text(110, 240 + row * 52, 20, name, { fill: quiet }),
      text(320, 240 + row * 52, 20, value, { fill: ink }),
    ]),
    text(width / 2, 400, 110, '示例', {
      weight: 600,
      anchor: 'middle',
      fill: quiet,
      opacity: 0.14,
      spacing: 60,
    }),
    text(width / 2, 580, 16, '演示资料，数据均为虚构，无法律效力', { anchor: 'middle', fill: quiet }),
  );
  return sharp(Buffer.from(await outlineText(svg)))
    .png()
    .toBuffer();
}
