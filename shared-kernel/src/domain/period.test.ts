import { recentPeriods } from './period';

const periods = (today: Date) =>
  Object.fromEntries(recentPeriods(today).map(({ name, period: { start, end } }) => [name, [start, end]]));

test('recent periods end today; the last month ends with its last day', () => {
  expect(periods(new Date(2024, 2, 5))).toEqual({
    '近 7 天': ['2024-02-28', '2024-03-05'],
    '近 30 天': ['2024-02-05', '2024-03-05'],
    本月: ['2024-03-01', '2024-03-05'],
    上月: ['2024-02-01', '2024-02-29'],
    今年: ['2024-01-01', '2024-03-05'],
  });
});

test('in January the last month is December of the year before', () => {
  expect(periods(new Date(2026, 0, 1))['上月']).toEqual(['2025-12-01', '2025-12-31']);
});
