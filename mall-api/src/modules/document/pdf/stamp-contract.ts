import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import type { SignPlace } from '../../../db/schema';
import { cutTypeface } from '../../../typeface/cut-typeface';
import type { Signature } from '../signature';
import { drawSeal, sealRadius } from './draw-seal';

const ink = rgb(0.11, 0.17, 0.2);
const mark = '电子签署专用章';

export interface StampTask {
  readonly contract: Uint8Array;
  /** Position when the contract was rendered. */
  readonly place: SignPlace;
  readonly signature: Signature;
}

/** Stamps a signature on a contract: seal, signer, time, and the signed document's digest. */
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
  drawSeal(page, font, { name: sealName, mark }, { x: x + width - sealRadius - 14, y: top - sealRadius - 6 });
  return pdf.save();
}
