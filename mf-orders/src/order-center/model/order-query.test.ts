import {
  changeOrderQuery,
  conditionsIn,
  isFiltered,
  lastPage,
  periodProblem,
  readOrderQuery,
} from './order-query';

const read = (query: string) => readOrderQuery(new URLSearchParams(query));

test('an address without a query requests the first ten of all orders', () => {
  expect(read('')).toEqual({ webStatus: -1, current: 1, pageSize: 10, filter: {} });
});

test('the address holds the whole state of the list', () => {
  expect(
    read('webStatus=99&current=3&pageSize=40&keyword= SO2024 &startDate=2024-05-01&endDate=2024-05-31'),
  ).toEqual({
    webStatus: 99,
    current: 3,
    pageSize: 40,
    filter: { keyword: 'SO2024', startDate: '2024-05-01', endDate: '2024-05-31' },
  });
});

test('invalid values in an address are ignored', () => {
  expect(
    read('webStatus=7&current=0&pageSize=1000&keyword=%20&startDate=2024-02-31&endDate=yesterday'),
  ).toEqual(read(''));
  expect(read('current=2.5&pageSize=010').current).toBe(1);
});

test('a keyword is cut to the server’s maximum', () => {
  expect(read(`keyword=${'长'.repeat(101)}`).filter.keyword).toHaveLength(100);
});

test('another tab starts at its first page and keeps the rest of the address', () => {
  const params = new URLSearchParams('currentMenu=my_order&webStatus=5&current=4&keyword=口罩');
  expect(changeOrderQuery(params, { webStatus: '1' }).toString()).toBe(
    new URLSearchParams('currentMenu=my_order&webStatus=1&keyword=口罩').toString(),
  );
  expect(changeOrderQuery(params, { webStatus: null, keyword: '' }).toString()).toBe('currentMenu=my_order');
  expect(changeOrderQuery(params, { current: '5' }).get('current')).toBe('5');
});

test('a filter is a keyword or a day', () => {
  expect(isFiltered(read('webStatus=5&current=2').filter)).toBe(false);
  expect(isFiltered(read('endDate=2024-05-31').filter)).toBe(true);
});

test('a period ends no earlier than it starts', () => {
  expect(periodProblem('2024-05-02', '2024-05-01')).toBe('开始日期不能晚于结束日期');
  expect(periodProblem('2024-05-01', '2024-05-01')).toBeNull();
  expect(periodProblem('', '2024-05-01')).toBeNull();
});

test('the last page holds the rest; an empty list has one page', () => {
  expect([0, 10, 11, 41].map((total) => lastPage(total, 10))).toEqual([1, 1, 2, 5]);
});

test('an address can request the orders with a waiting gift pack', () => {
  expect(read('packsWaiting=true').filter).toEqual({ packsWaiting: true });
  expect(read('packsWaiting=1').filter).toEqual({});
});

test('says what a list is narrowed by', () => {
  expect(conditionsIn({})).toEqual([]);
  expect(conditionsIn({ keyword: '口罩', endDate: '2024-05-31', packsWaiting: true })).toEqual([
    '“口罩”',
    '最早 至 2024-05-31',
    '礼包待配置',
  ]);
});
