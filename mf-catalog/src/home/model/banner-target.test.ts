import { bannerTarget } from './banner-target';

const origin = 'https://shop.example';

test('a link with a categoryId leads to that category', () => {
  expect(bannerTarget('/home?categoryId=3', origin)).toEqual({
    kind: 'category',
    categoryId: '3',
    href: '/home?categoryId=3',
  });
  expect(
    bannerTarget('https://shop.example/home/all_product?parentId=1&categoryId=12', origin),
  ).toMatchObject({
    kind: 'category',
    categoryId: '12',
  });
});

test('any other link of this site is a page of the shop', () => {
  expect(bannerTarget('/home/surprise', origin)).toEqual({ kind: 'page', href: '/home/surprise' });
  expect(bannerTarget('/home?categoryId=', origin)).toMatchObject({ kind: 'page' });
});

test('a link to another site is external, even when it names a category', () => {
  expect(bannerTarget('https://group.example/?categoryId=3', origin)).toEqual({
    kind: 'site',
    href: 'https://group.example/?categoryId=3',
  });
  expect(bannerTarget('//group.example/a', origin)).toEqual({
    kind: 'site',
    href: 'https://group.example/a',
  });
});

test.each([null, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
  '%p leads nowhere',
  (link) => {
    expect(bannerTarget(link, origin)).toEqual({ kind: 'none' });
  },
);
