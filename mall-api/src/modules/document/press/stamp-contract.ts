import { BlendMode, degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import type { SignPlace } from '../../../db/schema';
import { cutTypeface } from '../../../typeface/cut-typeface';
import type { Signature } from '../signature';

const red = rgb(0.76, 0.15, 0.12);
const ink = rgb(0.11, 0.17, 0.2);
const sealRadius = 42;
const mark = '电子签署专用章';

const starPoints = Array.from({ length: 10 }, (_, index) => {
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const reach = index % 2 === 0 ? 11 : 4.3;
  return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
});
const star = `M${starPoints.join('L')}Z`;

/** A round seal with the name along its upper edge, as stamps on contracts in China look. */
function drawSeal(page: PDFPage, font: PDFFont, name: string, x: number, y: number): void {
  // What is written under a seal stays readable.
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

export interface StampTask {
  readonly contract: Uint8Array;
  /** As it was when the contract was rendered. */
  readonly place: SignPlace;
  readonly signature: Signature;
}

/** Puts a signature on a contract: seal, signer, time, and the digest of what was signed. */
export async function stampContract({
  contract,
  place: { page: number, x, y, width, height },
  signature: { sealName, signerName, time, note, digest },
}: StampTask): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(contract);
  pdf.registerFontkit({ create } as Parameters<PDFDocument['registerFontkit']>[0]);
  const page = pdf.getPage(number);
  const lines = [note, `原文 SHA-256 ${digest.slice(0, 32)}`, digest.slice(32)];
  const type = await cutTypeface([sealName, signerName, time, mark, ...lines].join(''), 500);
  const font = await pdf.embedFont(type, { subset: true });
  const top = y + height;
  page.drawText(signerName, { x: x + 88, y: top - 67, size: 11, font, color: ink });
  page.drawText(time.slice(0, 10), { x: x + 31, y: top - 91, size: 9.5, font, color: ink });
  lines.forEach((line, index) => {
    const indent = index === 2 ? font.widthOfTextAtSize('原文 SHA-256 ', 6) : 0;
    page.drawText(line, {
      x: x + indent,
      y: top - 102 - index * 7.5,
      size: 6,
      font,
      color: ink,
      opacity: 0.75,
    });
  });
  drawSeal(page, font, sealName, x + width - sealRadius - 14, top - sealRadius - 6);
  return pdf.save();
}
