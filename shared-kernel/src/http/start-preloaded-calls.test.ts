import { endSession, startSession } from '../session/session';
import { type PreloadedCall, startPreloadedCalls } from './start-preloaded-calls';

const user = { id: '7', clientName: '临江医院', clientType: 1 } as const;
const logIn = () => startSession({ token: 'a token;1', user });

const fetched = jest.fn((_url: string, _options: RequestInit) => new Promise<Response>(() => {}));
Object.assign(globalThis, { fetch: fetched });
let narrow = false;
Object.assign(window, { matchMedia: (media: string) => ({ matches: media.includes('<') === narrow }) });

const open = (address: string, ...calls: PreloadedCall[]) => {
  history.replaceState(null, '', address);
  startPreloadedCalls(calls);
  return fetched.mock.calls.map(([url, { body }]) => [url, body]);
};
const asked = (path: string, request: object) => [`/api/sale/mall/${path}`, JSON.stringify(request)];

afterEach(() => {
  endSession();
  localStorage.clear();
  narrow = false;
  jest.clearAllMocks();
  globalThis.preloadedCalls = undefined;
});

test('a visitor sends the public calls, with the headers of every call', () => {
  const calls = open(
    '/home',
    { path: 'banner/list', request: { position: 'ad' } },
    { path: 'memberCart/amount', method: 'GET', for: 'buyer' },
  );
  expect(calls).toEqual([asked('banner/list', { position: 'ad' })]);
  const { method, headers } = fetched.mock.calls[0]?.[1] ?? {};
  expect(method).toBe('POST');
  expect(headers).toEqual({
    accept: 'application/json, text/plain, */*',
    'a-client-type': 'WEB',
    'a-timestamp': expect.stringMatching(/^\d{13}$/),
    'content-type': 'application/json',
  });
});

test('a buyer sends them with their session', () => {
  logIn();
  open('/home', { path: 'memberCart/amount', method: 'GET', for: 'buyer' }, { path: 'x', for: 'visitor' });
  expect(fetched).toHaveBeenCalledTimes(1);
  const { method, headers, body } = fetched.mock.calls[0]?.[1] ?? {};
  expect({ method, body }).toEqual({ method: 'GET', body: undefined });
  expect(headers).toMatchObject({ 'a-session-id': 'a token;1' });
  expect(globalThis.preloadedCalls).toMatchObject([{ path: 'memberCart/amount', token: 'a token;1' }]);
});

test('values come from the URL and from browser storage', () => {
  localStorage.setItem('dealer', JSON.stringify({ code: 'D1' }));
  const category: PreloadedCall = {
    path: 'product/page',
    request: { categoryId: { query: ['categoryId', 'parentId'], optional: true }, current: 1 },
  };
  const cart: PreloadedCall = { path: 'cart', request: { dealerCode: { stored: 'dealer', field: 'code' } } };
  expect(open('/c?parentId=%201&x=2', category, cart)).toEqual([
    asked('product/page', { categoryId: '1', current: 1 }),
    asked('cart', { dealerCode: 'D1' }),
  ]);
  jest.clearAllMocks();
  expect(open('/c?parentId=', category)).toEqual([asked('product/page', { current: 1 })]);
});

test('a call that lacks a value is not sent', () => {
  expect(open('/home/detail?id=', { path: 'product/detail', request: { id: { query: 'id' } } })).toEqual([]);
  expect(open('/', { path: 'cart', request: { code: { stored: 'dealer', field: 'code' } } })).toEqual([]);
});

test.each<[string, PreloadedCall, string, string]>([
  ['on its own path', { path: 'a', at: '/home' }, '/home/', '/home/else'],
  ['on the first page of a list', { path: 'a', without: ['page'] }, '/l?name=1', '/l?page=2'],
  ['on an address without a query', { path: 'a', bare: true }, '/mine', '/mine?currentMenu=my_order'],
])('a call is sent only %s', (_where, call, there, elsewhere) => {
  expect(open(elsewhere, call)).toEqual([]);
  expect(open(there, call)).toHaveLength(1);
});

test('a call is sent only for the client types and windows that it names', () => {
  logIn();
  const calls: PreloadedCall[] = [
    { path: 'own', clientTypes: [1] },
    { path: 'dealers', clientTypes: [3, 4] },
    { path: 'rows', media: '(width >= 992px)' },
    { path: 'cards', media: '(width < 992px)' },
  ];
  expect(open('/', ...calls)).toEqual([asked('own', {}), asked('rows', {})]);
});

test('a call for one view of lists is sent by those who see them so', () => {
  const calls: PreloadedCall[] = [
    { path: 'rows', view: 'list' },
    { path: 'cards', view: 'grid' },
  ];
  expect(open('/', ...calls)).toEqual([asked('cards', {})]);
  logIn();
  jest.clearAllMocks();
  expect(open('/', ...calls)).toEqual([asked('rows', {})]);
  localStorage.setItem('userInfo', JSON.stringify({ ...user, productView: 'grid' }));
  jest.clearAllMocks();
  expect(open('/', ...calls)).toEqual([asked('cards', {})]);
});

test('a session of which one half is missing is left to the shell', () => {
  logIn();
  localStorage.removeItem('userInfo');
  expect(open('/', { path: 'a' })).toEqual([]);
  logIn();
  localStorage.setItem('userInfo', JSON.stringify({ ...user, of: 'another token'.slice(-8) }));
  expect(open('/', { path: 'a' })).toEqual([]);
  localStorage.setItem('userInfo', '{');
  expect(open('/', { path: 'a' })).toEqual([]);
  expect(globalThis.preloadedCalls).toEqual([]);
});

test('an invalid entry blocks no other call', () => {
  const broken = { path: 'a', request: { id: null } } as unknown as PreloadedCall;
  expect(open('/', broken, { path: 'b' })).toEqual([asked('b', {})]);
});
