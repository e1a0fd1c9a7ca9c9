import { linksToNowhere, poorer } from './compare-snapshots';
import type { Control } from './page-controls';
import type { PageSnapshot } from './page-snapshot';

const aSnapshot = (snapshot: Partial<PageSnapshot>): PageSnapshot => ({
  at: '/orderCenter',
  counts: { headings: 1, pictures: 20 },
  controls: [],
  sums: {},
  links: [],
  brokenPictures: [],
  ...snapshot,
});

const aControl = (control: Partial<Control>): Control => ({
  role: 'button',
  name: '提交订单',
  place: '结算',
  inPage: true,
  row: null,
  state: 'usable',
  size: 44,
  ...control,
});

const nothing = { lost: [], fewer: [], fewerAround: [], sums: [] };

test('what is fewer around a page is told from what is fewer in it, and what nobody can have meant from both', () => {
  const around = aControl({ name: '购物车', role: 'link', place: 'header', inPage: false });
  const live = aSnapshot({
    counts: { pictures: 20, 'pictures around the page': 9 },
    controls: [aControl({}), aControl({ name: '打印' }), around],
    sums: { '结算, 实付合计': ['120'] },
  });
  const mine = aSnapshot({
    counts: { pictures: 2, 'pictures around the page': 1 },
    controls: [aControl({ state: 'covered' })],
    sums: { '结算, 实付合计': ['1200'] },
  });
  expect(poorer(mine, live)).toEqual({
    lost: ['the button 「提交订单」 of 结算 cannot be clicked: something lies upon it'],
    fewer: ['has 2 pictures, fewer than the live one with 20', 'has no button 「打印」 of 结算'],
    fewerAround: [
      'has 1 pictures around the page, fewer than the live one with 9',
      'has no link 「购物车」 of header',
    ],
    sums: ['「结算, 实付合计」 says ¥ 1200, the live one ¥ 120'],
  });
});

test('a page with a few pictures less, or with more, is somebody’s design', () => {
  expect(poorer(aSnapshot({ counts: { headings: 1, pictures: 16 } }), aSnapshot({}))).toEqual(nothing);
  expect(poorer(aSnapshot({ counts: { headings: 3, pictures: 60 } }), aSnapshot({}))).toEqual(nothing);
});

test.each([
  [
    'many pictures less',
    { counts: { headings: 1, pictures: 12 } },
    /has 12 pictures, fewer than the live one with 20/,
  ],
  [
    'none of a kind',
    { counts: { headings: 0, pictures: 20 } },
    /has 0 headings, fewer than the live one with 1/,
  ],
  ['a login in its place', { at: '/login', counts: {} }, /^was sent to \/login$/],
  [
    'a picture that does not come',
    { brokenPictures: ['/media/a.webp'] },
    /shows no picture \/media\/a\.webp/,
  ],
])('one with %s has lost something', (_what, mine, finding) => {
  const { lost, fewer } = poorer(aSnapshot(mine), aSnapshot({}));
  expect([...lost, ...fewer]).toEqual([expect.stringMatching(finding)]);
});

test('what the live one lacks as well is nobody’s new fault', () => {
  const broken = { brokenPictures: ['/media/a.webp'], controls: [aControl({ state: 'covered' })] };
  expect(poorer(aSnapshot(broken), aSnapshot(broken))).toEqual(nothing);
});

test('a link has to lead to a route that some app states', () => {
  const stated = new Set(['/home', '/orderCenter/orderDetail']);
  const links = [
    '/home?categoryId=1',
    '/orderCenter/orderDetail?id=7',
    '/orderCentre?id=7',
    '/media/a.pdf',
    '/',
  ];
  expect(linksToNowhere(aSnapshot({ links }), null, stated)).toEqual([
    'leads to /orderCentre, which no app has',
  ]);
  expect(linksToNowhere(aSnapshot({ links }), aSnapshot({ links: ['/orderCentre'] }), stated)).toEqual([]);
});
