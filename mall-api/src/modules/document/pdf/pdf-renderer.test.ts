import { performance } from 'node:perf_hooks';
import { readPdf } from '../../../testing/read-pdf';
import type { Paper } from '../paper';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer';

let pdfRenderer: PdfRenderer;
// A thread first loads its libraries.
jest.setTimeout(180_000);

beforeAll(() => {
  pdfRenderer = createPdfRenderer();
});
afterAll(() => pdfRenderer.close());

const paper = (lines: number, note = ''): Paper => ({
  title: `出库单 ${lines}`,
  footer: '安澜',
  content: [
    {
      table: {
        widths: [40, '*', 80],
        headerRows: 1,
        body: Array.from({ length: lines }, (_, line) => [
          String(line),
          `一次性使用无菌敷料 ${line} 号${note}`,
          '箱（6 瓶）',
        ]),
      },
      layout: 'hairlines',
    },
  ],
});

test('slow rendering does not block the event loop', async () => {
  await pdfRenderer.draw(paper(1), '甲');
  const before = performance.eventLoopUtilization();
  const begun = performance.now();
  const { pdf } = await pdfRenderer.draw(paper(250), '甲');
  const took = performance.now() - begun;
  const { utilization } = performance.eventLoopUtilization(before);
  expect(readPdf(pdf).text).toContain('敷料 249 号');
  expect({ took: took > 100, free: utilization < 0.3 }).toEqual({ took: true, free: true });
});

test('finished and pending documents are not rendered again', async () => {
  const [first, second] = await Promise.all([
    pdfRenderer.draw(paper(3), '甲'),
    pdfRenderer.draw(paper(3), '乙'),
  ]);
  expect(second).toBe(first);
  expect(await pdfRenderer.draw(paper(3), '丙')).toBe(first);
  expect((await pdfRenderer.draw(paper(4), '甲')).pdf).not.toEqual(first?.pdf);
});

test('many documents of one buyer at once are partly refused; another buyer’s is rendered meanwhile', async () => {
  const mine = Array.from({ length: 14 }, (_, index) => pdfRenderer.draw(paper(2, `第${index}`), '甲'));
  const all = Promise.allSettled(mine);
  expect(readPdf((await pdfRenderer.draw(paper(5), '乙')).pdf).text).toContain('敷料 4 号');
  const refused = (await all).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(5);
  expect(refused[0]).toMatchObject({ reason: { code: '60005' } });
});

test('a character missing from the typeface is written as its code point', async () => {
  const { text } = readPdf((await pdfRenderer.draw(paper(1, '𠮷野😀'), '甲')).pdf);
  expect(text).toContain('［U+20BB7］野［U+1F600］');
});
