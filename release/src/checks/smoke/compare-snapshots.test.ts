import { linksToNowhere, poorer } from './compare-snapshots';
import type { PageSnapshot } from './page-snapshot';

const aSnapshot = (snapshot: Partial<PageSnapshot>): PageSnapshot => ({
  at: '/orderCenter',
  counts: { headings: 1, buttons: 20 },
  names: {},
  links: [],
  brokenPictures: [],
  covered: [],
  ...snapshot,
});

const nothing = { lost: [], fewer: [], fewerAround: [] };

test('a control of every row that is in none was taken away; one with another name was not', () => {
  const live = aSnapshot({
    counts: { links: 60 },
    names: { links: { 跟进订单: 10, 再次购买: 10, 返回: 1 } },
  });
  const without = aSnapshot({ counts: { links: 50 }, names: { links: { 再次购买: 10 } } });
  const renamed = aSnapshot({ counts: { links: 60 }, names: { links: { 跟进: 10, 再次购买: 10 } } });
  expect(poorer(without, live).fewer).toEqual(['has none of the 10 links 「跟进订单」']);
  expect(poorer(renamed, live)).toEqual(nothing);
});

test('what is fewer around a page is told from what is fewer in it', () => {
  const live = aSnapshot({ counts: { buttons: 20, 'buttons around the page': 9 } });
  const mine = aSnapshot({ counts: { buttons: 2, 'buttons around the page': 1 } });
  expect(poorer(mine, live)).toEqual({
    lost: [],
    fewer: ['has 2 buttons, fewer than the live one with 20'],
    fewerAround: ['has 1 buttons around the page, fewer than the live one with 9'],
  });
});

test('a page with a few controls less, or with more, is somebody’s design', () => {
  expect(poorer(aSnapshot({ counts: { headings: 1, buttons: 16 } }), aSnapshot({}))).toEqual(nothing);
  expect(poorer(aSnapshot({ counts: { headings: 3, buttons: 60 } }), aSnapshot({}))).toEqual(nothing);
});

test.each([
  [
    'many controls less',
    { counts: { headings: 1, buttons: 12 } },
    /has 12 buttons, fewer than the live one with 20/,
  ],
  [
    'none of a kind',
    { counts: { headings: 0, buttons: 20 } },
    /has 0 headings, fewer than the live one with 1/,
  ],
  ['a login in its place', { at: '/login', counts: {} }, /^was sent to \/login$/],
  [
    'a picture that does not come',
    { brokenPictures: ['/media/a.webp'] },
    /shows no picture \/media\/a\.webp/,
  ],
  ['something upon the header', { covered: ['购物车'] }, /「购物车」 cannot be clicked/],
])('one with %s has lost something', (_what, mine, finding) => {
  const { lost, fewer } = poorer(aSnapshot(mine), aSnapshot({}));
  expect([...lost, ...fewer]).toEqual([expect.stringMatching(finding)]);
});

test('what the live one lacks as well is nobody’s new fault', () => {
  const broken = { brokenPictures: ['/media/a.webp'], covered: ['购物车'] };
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
