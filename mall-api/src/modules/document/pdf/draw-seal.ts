import { BlendMode, degrees, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

const red = rgb(0.76, 0.15, 0.12);

/** In points. */
export const sealRadius = 42;

export interface Seal {
  /** Text along its upper edge: the owner. */
  readonly name: string;
  /** Text below its star: the purpose. */
  readonly mark: string;
}

const starPoints = Array.from({ length: 10 }, (_, index) => {
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const reach = index % 2 === 0 ? 11 : 4.3;
  return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
});
const star = `M${starPoints.join('L')}Z`;

/** Draws a round Chinese seal; its centre is in points from the left and lower edge. */
export function drawSeal(
  page: PDFPage,
  font: PDFFont,
  { name, mark }: Seal,
  { x, y }: Readonly<{ x: number; y: number }>,
): void {
  // Text under a seal stays readable.
  const blendMode = BlendMode.Multiply;
  page.drawCircle({ x, y, size: sealRadius, borderColor: red, borderWidth: 1.8, blendMode });
  page.drawSvgPath(star, { x, y: y + 1, color: red, blendMode });
  const signs = [...name];
  const size = Math.min(8.5, 150 / signs.length);
  const sweep = Math.min(230, signs.length * 17);
  const baseline = sealRadius - 4 - size;
  signs.forEach((sign, index) => {
    const turn = signs.length === 1 ? 0 : -sweep / 2 + (index * sweep) / (signs.length - 1);
    const angle = (turn * Math.PI) / 180;
    const half = font.widthOfTextAtSize(sign, size) / 2;
    page.drawText(sign, {
      x: x + Math.sin(angle) * baseline - Math.cos(angle) * half,
      y: y + Math.cos(angle) * baseline + Math.sin(angle) * half,
      size,
      font,
      color: red,
      blendMode,
      rotate: degrees(-turn),
    });
  });
  const width = font.widthOfTextAtSize(mark, 6);
  page.drawText(mark, { x: x - width / 2, y: y - 24, size: 6, font, color: red, blendMode });
}
