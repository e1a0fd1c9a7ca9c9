import { linksToNowhere, poorer } from './compare-sights';
import type { Sight } from './page-sight';

const aSight = (sight: Partial<Sight>): Sight => ({
  at: '/orderCenter',
  counts: { headings: 1, buttons: 20 },
  links: [],
  brokenPictures: [],
  covered: [],
  ...sight,
});

test('a page with a few controls less, or with more, is somebody’s design', () => {
  expect(poorer(aSight({ counts: { headings: 1, buttons: 16 } }), aSight({}))).toEqual([]);
  expect(poorer(aSight({ counts: { headings: 3, buttons: 60 } }), aSight({}))).toEqual([]);
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
  expect(poorer(aSight(mine), aSight({}))).toEqual([expect.stringMatching(finding)]);
});

test('what the live one lacks as well is nobody’s new fault', () => {
  const broken = { brokenPictures: ['/media/a.webp'], covered: ['购物车'] };
  expect(poorer(aSight(broken), aSight(broken))).toEqual([]);
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
  expect(linksToNowhere(aSight({ links }), null, stated)).toEqual([
    'leads to /orderCentre, which no app has',
  ]);
  expect(linksToNowhere(aSight({ links }), aSight({ links: ['/orderCentre'] }), stated)).toEqual([]);
});
