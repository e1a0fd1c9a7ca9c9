import { endSession, getSession, startSession } from '../session/session';
import { api, configureHttp, isApiError, type RequestOptions } from '.';
import { axiosClient } from './axios-client';
import type { StartedCall } from './start-preloaded-calls';

const user = { id: '7', clientName: '临江医院', clientType: 1 } as const;
const read: RequestOptions = { refetch: 'never', silent: true };
const onSessionEnd = jest.fn();
const byClient = jest.spyOn(axiosClient, 'request');

type Answer = Partial<Pick<Response, 'status'>> & { body?: unknown; headers?: Record<string, string> };

/** A call that the document has started, and the ways in which it can end. */
function started(path: string, request: object = {}, token: string | undefined = getSession()?.token) {
  let answer: (response: Response) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const reply = new Promise<Response>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
  const call: StartedCall = { path, request: { ...request }, token, at: performance.now(), reply, stop };
  reply.catch(() => {
    call.failed = true;
  });
  globalThis.preloadedCalls = [...(globalThis.preloadedCalls ?? []), call];
  return {
    call,
    fail,
    answer: ({ status = 200, body, headers = {} }: Answer) =>
      answer({
        ok: status < 300,
        status,
        statusText: '',
        headers: new Map(Object.entries(headers)),
        text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
      } as unknown as Response),
  };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => (isApiError(error) ? { kind: error.kind, code: error.code, status: error.status } : error),
  );

beforeEach(() => {
  configureHttp({ onSessionEnd });
  startSession({ token: 'token-1', user });
  byClient.mockResolvedValue({ status: 200, headers: {}, data: { code: '0', data: 'by the client' } });
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  endSession();
  globalThis.preloadedCalls = undefined;
});

test('the first caller with the same request gets the reply, once', async () => {
  const { answer } = started('product/page', { pageSize: 8, current: 1 });
  const reply = api.post('product/page', { current: 1, pageSize: 8, name: undefined }, read);
  answer({ body: { code: '0', data: 'from the document' } });
  await expect(reply).resolves.toBe('from the document');
  expect(byClient).not.toHaveBeenCalled();
  await expect(api.post('product/page', { current: 1, pageSize: 8 }, read)).resolves.toBe('by the client');
});

test('a counted list and a GET are handed over, too', async () => {
  started('order/page', { current: 1 }).answer({ body: { code: '0', data: [], count: 3 } });
  started('memberCart/amount').answer({ body: { code: '0', data: { amount: 2 } } });
  await expect(api.postCounted('order/page', { current: 1 }, read)).resolves.toEqual({ data: [], count: 3 });
  await expect(api.get('memberCart/amount', read)).resolves.toEqual({ amount: 2 });
});

test.each<[string, () => void]>([
  ['another request', () => started('client/consignee', { dealerId: 'd' })],
  ['another session', () => started('client/consignee', {}, 'token-0')],
  ['a visitor', () => started('client/consignee', {}, '')],
])('a reply for %s is not handed over', async (_whom, start) => {
  start();
  await expect(api.post('client/consignee', {}, read)).resolves.toBe('by the client');
});

test('a reply of half a minute ago is fetched again', async () => {
  const { call } = started('client/todo');
  call.at -= 30_000;
  await expect(api.post('client/todo', {}, read)).resolves.toBe('by the client');
});

test('a logout discards what nobody has used', () => {
  const { call } = started('client/todo');
  endSession();
  expect(call.stop.signal.aborted).toBe(true);
  expect(globalThis.preloadedCalls).toEqual([]);
});

test('a login discards what a visitor started', () => {
  endSession();
  const { call } = started('banner/list');
  startSession({ token: 'token-2', user });
  expect(call.stop.signal.aborted).toBe(true);
});

test('after a write nothing older is shown', async () => {
  const { call } = started('memberCart/page', { current: 1, pageSize: 1000 });
  await api.post('memberCart/delete', { memberCartSkuIds: ['1'] });
  expect(call.stop.signal.aborted).toBe(true);
  await expect(api.post('memberCart/page', { current: 1, pageSize: 1000 }, read)).resolves.toBe(
    'by the client',
  );
});

test.each<[string, Answer, object]>([
  ['a refusal', { body: { code: '60004', message: '', data: null } }, { kind: 'envelope', code: '60004' }],
  [
    'a refusal under its status',
    { status: 409, body: { code: '60002', message: '' } },
    { kind: 'envelope', status: 409 },
  ],
  ['a failing gateway', { status: 502, body: '<html>' }, { kind: 'http', status: 502 }],
  ['no envelope', { body: '<html>' }, { kind: 'contract' }],
])('%s fails as any other call does', async (_what, reply, failure) => {
  started('client/todo').answer(reply);
  expect(await failureOf(api.post('client/todo', {}, read))).toMatchObject(failure);
});

test('an expired session ends, and the page is notified once', async () => {
  const expired = { body: { code: '40001', message: '' } };
  started('client/todo').answer(expired);
  started('clientvip/info').answer(expired);
  const failures = await Promise.all([
    failureOf(api.post('client/todo', {}, read)),
    failureOf(api.post('clientvip/info', {}, read)),
  ]);
  expect(failures).toMatchObject([{ code: '40001' }, { code: '40001' }]);
  expect(getSession()).toBeNull();
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test('a connection lost during a call fails it; one lost before repeats it', async () => {
  const broken = started('client/todo');
  const reply = failureOf(api.post('client/todo', {}, read));
  broken.fail(new TypeError('Failed to fetch'));
  expect(await reply).toMatchObject({ kind: 'network' });

  started('client/todo').fail(new TypeError('Failed to fetch'));
  await Promise.resolve();
  await expect(api.post('client/todo', {}, read)).resolves.toBe('by the client');
});

test('the timeout counts from when the document sent the call', async () => {
  jest.useFakeTimers();
  const { call } = started('client/todo');
  jest.advanceTimersByTime(20_000);
  const reply = failureOf(api.post('client/todo', {}, read));
  await jest.advanceTimersByTimeAsync(99_999);
  expect(call.stop.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await reply).toMatchObject({ kind: 'timeout' });
  expect(call.stop.signal.aborted).toBe(true);
});

test('an abort by the caller ends the call', async () => {
  const { call } = started('client/todo');
  const leaving = new AbortController();
  const reply = failureOf(api.post('client/todo', {}, { ...read, signal: leaving.signal }));
  leaving.abort();
  expect(await reply).toMatchObject({ kind: 'aborted' });
  expect(call.stop.signal.aborted).toBe(true);
});

test('a call refused as busy is repeated by the client', async () => {
  started('client/todo').answer({ status: 429, body: '', headers: { 'retry-after': '0.01' } });
  await expect(api.post('client/todo', {}, read)).resolves.toBe('by the client');
});
