import { z } from 'zod';
import { calls, failureEnvelope } from '.';
import { amount, line, multiline } from './fields';

/** The calls of docs/specification.md, by method. */
const specified = {
  GET: ['member/web/logout', 'memberCart/amount'],
  POST: [
    'member/web/login/key',
    'member/web/login',
    'member/web/phoneLogin',
    'member/verifycode',
    'member/forgetpassword/verifycode',
    'member/forgetpassword',
    'memberInfo/detail',
    'client/getClientAllCertList',
    'file/uploadCert',
    'clientvip/info',
    'clientvip/rights',
    'clientvip/product/unitqty/table',
    'client/customerqrcode',
    'file/upload',
    'banner/list',
    'product/catagories',
    'product/page',
    'product/detail',
    'product/specialoffer/page',
    'product/all',
    'product/buymore/list',
    'dict/list',
    'memberCart/page',
    'memberCart/add',
    'memberCart/edit',
    'memberCart/select',
    'memberCart/delete',
    'memberCart/consignee/edit',
    'memberCart/consignee/delete',
    'client/consignee',
    'client/dealers',
    'client/chain/hospital/list',
    'client/rebateinfo',
    'order/generateOrder',
    'order/page',
    'order/detail',
    'order/cancel',
    'order/listLogistics',
    'order/contract/judge',
    'order/update/contract/download',
    'order/export/elecdelivery',
    'giftpacks/order/giftpacksinfo',
    'giftpacks/sku/list',
    'giftpacks/order/list',
    'giftpacks/order/giveup',
    'giftpacks/order/submit',
  ],
} as const;

test.each(
  Object.entries(specified).flatMap(([method, paths]) => paths.map((path) => [method, path] as const)),
)('%s %s of the specification has its contract', (method, path) => {
  expect(calls[path].method).toBe(method);
});

test.each(Object.entries(calls))('%s can be documented', (_path, call) => {
  expect(z.toJSONSchema(call.request, { io: 'input' })).toHaveProperty('type', 'object');
  if (call.kind !== 'download') expect(z.toJSONSchema(call.reply)).toBeDefined();
});

const refused = (path: keyof typeof calls, body: unknown) => !calls[path].request.safeParse(body).success;

test('quantities outside their range and fractions are refused', () => {
  for (const count of [0, -1, 1.5, 1e15, '3', Number.NaN]) {
    expect(refused('memberCart/add', { skuId: 's1', count })).toBe(true);
  }
  expect(refused('memberCart/add', { skuId: 's1', count: 999_999_999_999_999 })).toBe(false);
});

test('pages out of bounds are refused, and omitted ones have defaults', () => {
  expect(refused('product/page', { current: 0 })).toBe(true);
  expect(refused('product/page', { pageSize: 1001 })).toBe(true);
  expect(calls['order/page'].request.parse({})).toEqual({ current: 1, pageSize: 10, webStatus: -1 });
});

test.each(['a b', '', "1' or '1", '../x', 'x'.repeat(65), 1, null])('%p is not an id', (id) => {
  expect(refused('order/detail', { orderId: id })).toBe(true);
});

test('text that a database or a screen cannot show is refused', () => {
  expect(line(5).parse('  甲乙 ')).toBe('甲乙');
  for (const text of ['a\u0000b', 'a\nb', '\ud800', '123456'])
    expect(line(5).safeParse(text).success).toBe(false);
  expect(multiline(9).parse('一行\n二行')).toBe('一行\n二行');
  expect(multiline(9).safeParse('a\u0000b').success).toBe(false);
});

test('an amount has two decimals and no sign but a minus', () => {
  expect(
    ['12345.60', '0.00', '-772.00', '12345678899999987654321.10'].every((t) => amount.safeParse(t).success),
  ).toBe(true);
  expect(['1', '1.5', '1,000.00', '+1.00', '1e3', 12.5].some((t) => amount.safeParse(t).success)).toBe(false);
});

test('an order names its fields and always the source 0', () => {
  const order = {
    payWay: 'offline',
    businessStock: false,
    source: 0,
    whetherUseRebate: false,
    cartSkuS: [{ skuId: 's1' }],
  };
  expect(refused('order/generateOrder', order)).toBe(false);
  expect(refused('order/generateOrder', { ...order, source: 1 })).toBe(true);
  expect(refused('order/generateOrder', { ...order, cartSkuS: [] })).toBe(true);
});

test('a failure is never code "0"', () => {
  expect(failureEnvelope.safeParse({ code: '0', message: '', data: null }).success).toBe(false);
  expect(failureEnvelope.safeParse({ code: '60004', message: '订单不存在', data: null }).success).toBe(true);
});
