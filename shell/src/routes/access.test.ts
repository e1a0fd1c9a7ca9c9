import { mounts, routes } from '../testing/fake-remotes';
import { isOpen, redirectFor } from './access';

const known = { routes, mounts };
const at = (path: string) => new URL(path, 'http://shop');

const open = [
  '/login',
  '/home',
  '/home/',
  '/home/all_product?categoryId=1',
  '/home/surprise',
  '/home/contact_us',
  '/home/no/such/page',
  '/apply',
  '/certificate?certificate=xukezheng',
  '/searchpage?name=a',
  '/404',
  '/no/such/page',
  '/homepage',
];
const closed = [
  '/home/detail?id=1',
  '/shoppingCar',
  '/shoppingCar/divideOrder',
  '/shoppingCar/giftbag?orderId=1',
  '/shoppingCar/giftbagdetail?id=1',
  '/shoppingCar/giftbagqtydetail?id=1',
  '/orderCenter',
  '/orderCenter/orderDetail?id=1',
  '/mine?currentMenu=my_order',
  '/mine/qualificationManage',
  '/clause',
  '/privacy',
  '/contactus',
  '/waiting',
  '/certificate/x',
  '/searchpage/x',
  '/home/detail/x',
];

test.each(open)('a visitor may open %s', (path) => expect(redirectFor(at(path), false, known)).toBeNull());

test.each(closed)('a visitor who opens %s is sent to log in and back', (path) =>
  expect(redirectFor(at(path), false, known)).toBe(`/login?redirect=${encodeURIComponent(path)}`),
);

test.each([...open, ...closed])('a buyer may open %s', (path) =>
  expect(redirectFor(at(path), true, known)).toBeNull(),
);

test.each([true, false])('the root is the home page (logged in: %s)', (loggedIn) =>
  expect(redirectFor(at('/'), loggedIn, known)).toBe('/home'),
);

test('the whole path is kept, the hash included', () => {
  expect(redirectFor(at('/mine?a=1&b=2#c'), false, known)).toBe(
    `/login?redirect=${encodeURIComponent('/mine?a=1&b=2#c')}`,
  );
});

test.each(['/HOME/Detail', '/home/%64etail', '/home//detail', '/home/detail/', '/home/%'])(
  'spelling %s differently opens nothing more',
  (path) => expect(isOpen(path, routes)).toBe(path === '/home/%'),
);

test('without a word of its apps the login alone is open', () => {
  expect(isOpen('/login', {})).toBe(true);
  expect(isOpen('/home', {})).toBe(false);
});

test.each(['/guest', '/Guest/x', '/guest/list/'])(
  '%s of an app that states no route stays closed',
  (path) => {
    const guest = { routes, mounts: [...mounts, { path: '/guest', remote: 'mf-guest' }] };
    expect(redirectFor(at(path), false, guest)).toMatch(/^\/login/);
  },
);

test('while nothing is known of the apps, a path is not said to lead nowhere', () => {
  expect(redirectFor(at('/shoppingCar'), false, { routes: {}, mounts: [] })).toMatch(/^\/login/);
});
