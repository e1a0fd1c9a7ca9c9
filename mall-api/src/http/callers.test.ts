import { openShop, type TestShop } from '../testing/shop';
import { trustedProxies } from './trusted-proxies';

let shop: TestShop;
afterEach(() => shop.close());

let phones = 0;

/** Requests a code for another phone each time; one address may do so thirty times an hour. */
async function askForCode(peer: string, forwarded?: string): Promise<string> {
  phones += 1;
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/sale/mall/member/verifycode',
    remoteAddress: peer,
    payload: { mobilePhone: `199${String(phones).padStart(8, '0')}` },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  return reply.json().code;
}

test('behind a proxy on this machine buyers are told apart without configuration', async () => {
  shop = await openShop();
  for (let n = 0; n < 30; n += 1) await askForCode('127.0.0.1', '203.0.113.7');
  expect(await askForCode('127.0.0.1', '203.0.113.7')).toBe('60005');
  expect(await askForCode('127.0.0.1', '6.6.6.6, 203.0.113.7')).toBe('60005');
  expect(await askForCode('127.0.0.1', '203.0.113.8')).toBe('0');
});

test('a call from an unknown proxy is refused, so that a wrong setting shows at once', async () => {
  shop = await openShop();
  expect(await askForCode('10.0.0.9', '203.0.113.7')).toBe('60001');
  expect(await askForCode('10.0.0.9')).toBe('0');
});

test('external proxies are named by address or network', async () => {
  shop = await openShop({ trustsProxy: trustedProxies('10.0.0.0/24') });
  expect(await askForCode('10.0.0.9', '203.0.113.7')).toBe('0');
  expect(await askForCode('127.0.0.1', '203.0.113.7')).toBe('60001');
});
