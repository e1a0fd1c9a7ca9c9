import { countPapers, megabytes, papersProblem } from './papers-wanted';

const counts = { delivery: 400, invoice: 200, elsewhere: 3 };

test('the papers of the chosen kinds are counted; those elsewhere are not', () => {
  expect(countPapers(counts, ['delivery', 'invoice'])).toBe(600);
  expect(countPapers(counts, ['invoice'])).toBe(200);
});

test('none, none chosen and too many are problems', () => {
  expect(papersProblem(counts, ['delivery'])).toBeNull();
  expect(papersProblem({ ...counts, delivery: 500 }, ['delivery'])).toBeNull();
  expect(papersProblem({ ...counts, delivery: 501 }, ['delivery'])).not.toBeNull();
  expect(papersProblem(counts, [])).toBe('请至少选择一种单据');
  expect(papersProblem({ ...counts, delivery: 0 }, ['delivery'])).toMatch(/没有可打包的单据/);
  expect(papersProblem(counts, ['delivery', 'invoice'])).toBe('一次最多下载 500 份单据，请缩短时段');
});

test('sizes are in megabytes', () => {
  expect(megabytes(3_565_158)).toBe('3.4 MB');
});
