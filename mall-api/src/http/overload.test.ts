import { openShop, type TestShop } from '../testing/shop';

let shop: TestShop;
afterEach(() => shop.close());

const post = (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '10.0.0.1',
) => shop.app.inject({ method: 'POST', url: `/api/sale/mall/${path}`, payload, headers, remoteAddress });

const overloaded = {
  code: '60008',
  data: { retryAfterSeconds: expect.any(Number) },
  message: '访问人数较多，请稍后重试',
};

test('a buyer or address that calls continuously is throttled; others are not', async () => {
  shop = await openShop({ callRates: { buyer: 5, address: 12 } });
  const one = await shop.buyer();
  const other = await shop.buyer();
  const ask = (token: string, address?: string) =>
    post('message/unread', {}, { 'a-session-id': token }, address);
  for (let call = 0; call < 5; call += 1) expect((await ask(one.token)).statusCode).toBe(200);
  const refused = await ask(one.token, '10.0.0.2');
  expect([refused.statusCode, refused.json()]).toEqual([429, overloaded]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (let call = 0; call < 5; call += 1) expect((await ask(other.token)).statusCode).toBe(200);

  expect((await post('member/web/login/key', {})).statusCode).toBe(200);
  expect((await post('member/web/login/key', {})).statusCode).toBe(200);
  expect((await post('member/web/login/key', {})).statusCode).toBe(429);
  expect((await post('member/web/login/key', {}, {}, '10.0.0.3')).statusCode).toBe(200);
  expect((await shop.app.inject('/health')).statusCode).toBe(200);
});
