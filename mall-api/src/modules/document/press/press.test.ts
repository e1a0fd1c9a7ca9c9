import { performance } from 'node:perf_hooks';
import { readPdf } from '../../../testing/read-pdf';
import type { Paper } from '../paper';
import { createPress, type Press } from './press';

let press: Press;
// A thread begins by loading its libraries.
jest.setTimeout(180_000);

beforeAll(() => {
  press = createPress();
});
afterAll(() => press.close());

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

test('what takes seconds to draw leaves the event loop to others', async () => {
  await press.draw(paper(1), '甲');
  const before = performance.eventLoopUtilization();
  const begun = performance.now();
  const { pdf } = await press.draw(paper(250), '甲');
  const took = performance.now() - begun;
  const { utilization } = performance.eventLoopUtilization(before);
  expect(readPdf(pdf).text).toContain('敷料 249 号');
  expect({ took: took > 100, free: utilization < 0.3 }).toEqual({ took: true, free: true });
});

test('what was drawn before, or is being drawn, is not drawn again', async () => {
  const [first, second] = await Promise.all([press.draw(paper(3), '甲'), press.draw(paper(3), '乙')]);
  expect(second).toBe(first);
  expect(await press.draw(paper(3), '丙')).toBe(first);
  expect((await press.draw(paper(4), '甲')).pdf).not.toEqual(first?.pdf);
});

test('many papers of one buyer at once are refused in part; another buyer’s is drawn meanwhile', async () => {
  const mine = Array.from({ length: 14 }, (_, index) => press.draw(paper(2, `第${index}`), '甲'));
  const all = Promise.allSettled(mine);
  expect(readPdf((await press.draw(paper(5), '乙')).pdf).text).toContain('敷料 4 号');
  const refused = (await all).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(5);
  expect(refused[0]).toMatchObject({ reason: { code: '60005' } });
});

test('a character that the typeface lacks is written as its number', async () => {
  const { text } = readPdf((await press.draw(paper(1, '𠮷野😀'), '甲')).pdf);
  expect(text).toContain('［U+20BB7］野［U+1F600］');
});
