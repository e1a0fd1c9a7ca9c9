import { PDFDocument } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import { cutTypeface } from '../../../typeface/cut-typeface';
import { drawSeal, type Seal } from './draw-seal';

export interface SealTask {
  readonly paper: Uint8Array;
  readonly seal: Seal;
  /** Its centre on every page, in points from the left and lower edge. */
  readonly place: Readonly<{ x: number; y: number }>;
}

/** Puts a seal on every page of a document. */
export async function sealPages({ paper, seal, place }: SealTask): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(paper);
  pdf.registerFontkit({ create } as Parameters<PDFDocument['registerFontkit']>[0]);
  const type = await cutTypeface(seal.name + seal.mark, 500);
  const font = await pdf.embedFont(type, { subset: true });
  for (const page of pdf.getPages()) drawSeal(page, font, seal, place);
  return pdf.save();
}
