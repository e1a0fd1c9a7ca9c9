import { keepViewed, readViewed, viewedMax, withViewed } from './recently-viewed';

const viewed = (id: string) => ({ id, model: `M${id}`, name: `商品${id}`, imageUrl: `/p/${id}-640.webp` });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

afterEach(() => localStorage.clear());

test('the latest is first, and each product is listed once', () => {
  expect(ids(withViewed([viewed('1'), viewed('2')], viewed('2')))).toEqual(['2', '1']);
});

test('the length is limited', () => {
  const full = Array.from({ length: viewedMax }, (_, n) => viewed(String(n)));
  const list = withViewed(full, viewed('new'));
  expect(list).toHaveLength(viewedMax);
  expect(list[0]?.id).toBe('new');
  expect(ids(list)).not.toContain(String(viewedMax - 1));
});

test('only the four fields are stored', () => {
  const product = { ...viewed('1'), minPriceUnit: '9.00' };
  expect(withViewed([], product)).toEqual([viewed('1')]);
});

test('each buyer has their own list', () => {
  keepViewed('a', [viewed('1')]);
  keepViewed('b', [viewed('2')]);
  expect([ids(readViewed('a')), ids(readViewed('b')), ids(readViewed('c'))]).toEqual([['1'], ['2'], []]);
  keepViewed('a', []);
  expect([ids(readViewed('a')), localStorage.length]).toEqual([[], 1]);
});

test.each(['{', '{}', '[1,null,{"id":2}]', '"x"'])('an invalid stored value %s is ignored', (kept) => {
  localStorage.setItem('recentlyViewed:a', kept);
  expect(readViewed('a')).toEqual([]);
});

test('it works without storage', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => keepViewed('a', [viewed('1')], full)).not.toThrow();
});
