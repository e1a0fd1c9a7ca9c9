import { buyerOf } from './buyer-of';

const token = 'long/token-12345678';
const user = { id: '7', clientName: '临江', clientType: 3, of: '12345678' };
const cookies = (kept: unknown, authorization: string = token) =>
  `a=b; mall-device=d; Authorization=${encodeURIComponent(authorization)}; stored=${encodeURIComponent(JSON.stringify(kept))}`;
const stored = (userInfo: unknown) => ({
  userInfo: JSON.stringify(userInfo),
  dealer: '{"code":"D1"}',
  orderView: null,
});

test('a buyer is who the session is of, with what their browser keeps', () => {
  const buyer = buyerOf(cookies(stored(user)));
  expect(buyer).toMatchObject({
    token,
    user: { of: '12345678', clientType: 3 },
    stored: { orderView: null },
  });
  expect([buyer?.kept('dealer'), buyer?.kept('orderView'), buyer?.kept('other')]).toEqual([
    { code: 'D1' },
    null,
    null,
  ]);
});

test.each([
  ['there is no cookie', undefined],
  ['the browser has not said what it keeps', `Authorization=${token}`],
  ['the browser is not that of the session', cookies(stored(user)).replace('mall-device', 'other')],
  ['nobody is logged in', `stored=${encodeURIComponent(JSON.stringify(stored(user)))}`],
  ['the two are of other sessions', cookies(stored(user), 'token-87654321')],
  ['nobody says whose it is', cookies(stored({ ...user, of: undefined }))],
  ['half of it is left', cookies({ ...stored(user), userInfo: null })],
  ['it is no text', cookies({ userInfo: user })],
  ['it is broken', 'Authorization=%; stored=%'],
])('it is nobody where %s', (_name, header) => {
  expect(buyerOf(header)).toBeNull();
});
