import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { hasPage } from './has-page';

const inChunks = (content: Uint8Array, size: number) => {
  const chunks: Buffer[] = [];
  for (let at = 0; at < content.length; at += size) chunks.push(Buffer.from(content.subarray(at, at + size)));
  return Readable.from(chunks);
};

test.each([true, false])(
  'a document of one page has one, with packed objects %p',
  async (useObjectStreams) => {
    const document = await PDFDocument.create();
    document.addPage();
    const pdf = await document.save({ useObjectStreams });
    for (const size of [7, 4_096]) expect(await hasPage(inChunks(pdf, size))).toBe(true);
  },
);

test.each([
  '%PDF-1.7\n%EOF\n',
  '%PDF-1.7\n1 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF',
  '%PDF-1.7 /PageLayout',
])('%p has none', async (text) => {
  for (const size of [1, 5]) expect(await hasPage(inChunks(Buffer.from(text), size))).toBe(false);
});
