import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSession, getSession, startSession } from '../session/session';
import { api, configureHttp, isApiError } from '.';
import { axiosClient } from './axios-client';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let answer: Answer;
const onFailure = jest.fn();
const onFault = jest.fn();
const onDone = jest.fn();
const onSuccess = jest.fn();
const onSessionEnd = jest.fn();

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const user = { id: '7', clientName: '临江医院', clientType: 1 } as const;

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      '*, a-session-id, a-client-type, a-timestamp, idempotency-key, content-type, traceparent',
    );
    response.setHeader('access-control-expose-headers', '*, content-disposition, retry-after, a-roles');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureHttp({
    baseURL: `http://127.0.0.1:${port}/api/sale/mall/`,
    onFailure,
    onFault,
    onDone,
    onSuccess,
    onSessionEnd,
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  startSession({ token: 'token-1', user });
});

afterEach(() => {
  axiosClient.defaults.timeout = 120_000;
  jest.clearAllMocks();
  jest.restoreAllMocks();
  endSession();
});

test('the first calls of a page belong to the trace of its document, where its server has one', async () => {
  const traced: (string | undefined)[] = [];
  answer = (request, response, body) => {
    traced.push(request.headers['traceparent'] as string | undefined);
    json({ code: '0', data: null })(request, response, body);
  };
  await api.post('client/todo', {});
  const serverTiming = [{ name: 'traceparent', description: '00-a-b-01' }];
  const now = jest.spyOn(performance, 'now');
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  for (const ms of [3_000, 10_001]) {
    now.mockReturnValue(ms);
    await api.post('client/todo', {});
  }
  now.mockRestore();
  Object.assign(performance, { getEntriesByType: undefined });
  expect(traced).toEqual([undefined, '00-a-b-01', undefined]);
});

test('a request carries the shop’s headers and a success resolves with its data', async () => {
  let seen: IncomingMessage | undefined;
  let sent = '';
  answer = (request, response, body) => {
    seen = request;
    sent = body;
    json({ code: '0', data: { amount: 3 } })(request, response, body);
  };
  await expect(
    api.post('memberCart/add', { skuId: 's1', count: 2 }, { idempotencyKey: 'k1' }),
  ).resolves.toEqual({
    amount: 3,
  });
  expect(seen?.method).toBe('POST');
  expect(seen?.url).toBe('/api/sale/mall/memberCart/add');
  expect(JSON.parse(sent)).toEqual({ skuId: 's1', count: 2 });
  expect(seen?.headers).toMatchObject({
    'a-session-id': 'token-1',
    'a-client-type': 'WEB',
    'idempotency-key': 'k1',
  });
  expect(Math.abs(Number(seen?.headers['a-timestamp']) - Date.now())).toBeLessThan(5000);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a visitor’s request carries no session', async () => {
  endSession();
  let seen: IncomingMessage | undefined;
  answer = (request, response, body) => {
    seen = request;
    json({ code: '0', data: { amount: 0 } })(request, response, body);
  };
  await api.get('memberCart/amount');
  expect(seen?.method).toBe('GET');
  expect(seen?.headers).not.toHaveProperty('a-session-id');
});

test('a counted reply gives the list and the total', async () => {
  answer = json({ code: '0', data: [], count: 41 });
  await expect(api.postCounted('order/page', { webStatus: 5 })).resolves.toEqual({ data: [], count: 41 });
});

test('a counted reply without a total breaks the contract', async () => {
  answer = json({ code: '0', data: [] });
  expect(await failureOf(api.postCounted('order/page', {}))).toMatchObject({ kind: 'contract' });
});

test('a call that has changed something is told of; one that only read, or was refused, is not', async () => {
  answer = json({ code: '0', data: { amount: 1 } });
  await api.get('memberCart/amount');
  await api.post('memberCart/delete', { memberCartSkuIds: ['1'] }, { refetch: 'never' });
  expect(onDone).not.toHaveBeenCalled();
  await api.post('memberCart/delete', { memberCartSkuIds: ['1'] });
  answer = json({ code: '50001', message: '不行', data: null });
  await failureOf(api.post('memberCart/delete', { memberCartSkuIds: ['1'] }, { silent: true }));
  expect(onDone.mock.calls).toEqual([['memberCart/delete']]);
});

test('the client waits 120 s', () => {
  expect(axiosClient.defaults.timeout).toBe(120_000);
});

describe('failures', () => {
  test.each([
    ['10001', '', '服务未找到'],
    ['40000', 'x', '服务未找到'],
    ['10002', '', '请先登录'],
    ['50001', '原密码错误', '原密码错误'],
    ['50002', 'Unexpected token', 'JSON数据不正确'],
    ['60003', '订单状态已变更', '订单状态已变更'],
    ['77777', '', '请求失败'],
  ])('envelope code %s is shown and rejects', async (code, message, shown) => {
    answer = json({ code, message, data: null });
    const error = await failureOf(api.get('memberCart/amount'));
    expect(error).toMatchObject({ kind: 'envelope', code, message: shown, status: 200, retryable: false });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(shown, error);
  });

  test('an envelope under a failing status is still read as an envelope', async () => {
    const data = { lines: [{ skuId: 's1', productName: '口罩', reason: 'price' }] };
    answer = json({ code: '60002', message: '价格已变更', data }, 409);
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({
      kind: 'envelope',
      code: '60002',
      status: 409,
      data,
    });
  });

  test.each([
    ['69999', 500],
    ['60008', 503],
  ])('a busy system is retryable (%s)', async (code, status) => {
    answer = json({ code, message: '系统繁忙', data: null }, status);
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({ code, retryable: true });
  });

  test('a call refused with 429 waits, says so, and is repeated', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const onBusy = jest.fn();
    configureHttp({ onBusy });
    let calls = 0;
    answer = (request, response, body) => {
      calls += 1;
      if (calls > 2) return json({ code: '0', data: { amount: 3 } })(request, response, body);
      response.setHeader('retry-after', '0.05');
      json({ code: '60008', message: '系统繁忙', data: null }, 429)(request, response, body);
    };
    await expect(api.get('memberCart/amount')).resolves.toEqual({ amount: 3 });
    expect([calls, onBusy.mock.calls]).toEqual([3, [[0.05], [0.05]]]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('a server that stays busy is reported as a failure', async () => {
    let calls = 0;
    answer = (request, response, body) => {
      calls += 1;
      response.setHeader('retry-after', '0.01');
      json({ code: '60008', message: '系统繁忙', data: null }, 429)(request, response, body);
    };
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({ code: '60008', retryable: true });
    expect(calls).toBe(4);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('a call with unknown outcome is not repeated automatically', async () => {
    let calls = 0;
    answer = (request, response, body) => {
      calls += 1;
      response.setHeader('retry-after', '0.01');
      json({ code: '60008', message: '系统繁忙', data: null }, 503)(request, response, body);
    };
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({ code: '60008' });
    expect(calls).toBe(1);
  });

  test.each([
    [500, true],
    [502, true],
    [429, true],
    [404, false],
  ])('status %d without an envelope', async (status, retryable) => {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end('<html>');
    };
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({ kind: 'http', status, retryable });
  });

  test('a success that is no envelope breaks the contract', async () => {
    answer = (_request, response) => response.end('<html>');
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({
      kind: 'contract',
      retryable: false,
    });
    expect(onFailure).toHaveBeenCalledWith('服务返回的数据有误', expect.anything());
  });

  test.each([
    ['a page without an envelope', 502, '<html>', 'http'],
    ['a reply that is no envelope', 200, '<html>', 'contract'],
    ['an error of the server', 500, '{"code":"69999","message":"x","data":null}', 'envelope'],
    ['a request that nobody should make', 200, '{"code":"60001","message":"x","data":null}', 'envelope'],
  ])('%s is reported as a fault, also for a silent call', async (_, status, text, kind) => {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' });
      response.end(text);
    };
    await failureOf(api.get('memberCart/amount', { silent: true }));
    expect(onFault).toHaveBeenCalledWith('memberCart/amount', expect.objectContaining({ kind, status }));
  });

  test('a refusal or a lost connection is not a fault', async () => {
    answer = json({ code: '50001', message: '不行', data: null });
    await failureOf(api.get('memberCart/amount', { silent: true }));
    axiosClient.defaults.timeout = 50;
    answer = () => {};
    await failureOf(api.get('memberCart/amount', { silent: true }));
    expect(onFault).not.toHaveBeenCalled();
  });

  test('a connection that breaks is a network failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom prints it
    // jsdom does not clear the timer of a broken request, and Jest would wait for it.
    axiosClient.defaults.timeout = 500;
    answer = (request) => request.socket.destroy();
    expect(await failureOf(api.get('memberCart/amount'))).toMatchObject({ kind: 'network', retryable: true });
    expect(onFailure).toHaveBeenCalledWith('网络连接失败，请检查网络', expect.anything());
  });

  test('no reply in time is a timeout', async () => {
    answer = () => {};
    axiosClient.defaults.timeout = 50;
    const error = await failureOf(api.get('memberCart/amount'));
    expect(error).toMatchObject({ kind: 'timeout', retryable: true });
    expect(onFailure).toHaveBeenCalledWith('请求超时，请检查网络', error);
  });

  test('an aborted call rejects and shows nothing', async () => {
    answer = () => {};
    const controller = new AbortController();
    const call = failureOf(api.get('memberCart/amount', { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('a silent call rejects and shows nothing', async () => {
    answer = json({ code: '50001', message: '不行', data: null });
    expect(await failureOf(api.get('memberCart/amount', { silent: true }))).toMatchObject({
      message: '不行',
    });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('an expired session', () => {
  test('is cleared and reported once, however many calls it fails', async () => {
    localStorage.setItem('dealer', '{}');
    answer = json({ code: '40001', message: '', data: null });
    await Promise.all([failureOf(api.get('memberCart/amount')), failureOf(api.post('client/dealers', {}))]);
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('dealer')).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls.map(([text]) => text)).toEqual(['登录已过期，请重新登录']);
  });

  test('of a deactivated colleague ends with the server’s own words', async () => {
    const message = '您的账号已被停用，请联系本单位管理员顾主任';
    answer = json({ code: '60011', message, data: null });
    const error = await failureOf(api.get('memberCart/amount'));
    expect(getSession()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledWith(error);
    expect(error.message).toBe(message);
  });

  test('ends even when the call was silent', async () => {
    answer = json({ code: '40001', message: '', data: null });
    await failureOf(api.get('memberCart/amount', { silent: true }));
    expect(getSession()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('does not end a session that began in the meantime', async () => {
    answer = (request, response, body) => {
      startSession({ token: 'token-2', user });
      json({ code: '40001', message: '', data: null })(request, response, body);
    };
    await failureOf(api.get('memberCart/amount'));
    expect(getSession()?.token).toBe('token-2');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

describe('the buyer’s roles', () => {
  const named =
    (roles: string): Answer =>
    (request, response, body) => {
      response.setHeader('a-roles', roles);
      json({ code: '0', data: { amount: 1 } })(request, response, body);
    };

  test('are those that the last reply has named, as far as this version knows them', async () => {
    startSession({ token: 'token-1', user });
    answer = named('purchaser,astronaut,finance');
    await api.get('memberCart/amount');
    expect(getSession()?.user.roles).toEqual(['purchaser', 'finance']);
    answer = named('applicant');
    await api.get('memberCart/amount');
    expect(getSession()?.user).toEqual({ ...user, roles: ['applicant'] });
  });

  test('are not named to a client’s only member, whose stored info stays as it is', async () => {
    startSession({ token: 'token-1', user });
    const before = localStorage.getItem('userInfo');
    answer = json({ code: '0', data: { amount: 1 } });
    await api.get('memberCart/amount');
    expect(localStorage.getItem('userInfo')).toBe(before);
  });

  test('of an earlier session change nothing', async () => {
    startSession({ token: 'token-1', user });
    answer = (request, response, body) => {
      startSession({ token: 'token-2', user });
      named('applicant')(request, response, body);
    };
    await api.get('memberCart/amount');
    expect(getSession()?.user.roles).toBeUndefined();
  });
});

describe('uploads', () => {
  const file = new File(['%PDF-1.7'], '合同.pdf', { type: 'application/pdf' });
  const fields = { busType: 4, fileName: '合同.pdf', orderId: 'o1' } as const;

  test('send the fields and the file', async () => {
    let sent = '';
    answer = (request, response, body) => {
      sent = body;
      json({ code: '0', data: { fileId: 'f1' } })(request, response, body);
    };
    await expect(api.upload('file/upload', { file, fields })).resolves.toEqual({
      fileId: 'f1',
    });
    expect(sent).toMatch(/name="busType"\r\n\r\n4\r\n/);
    expect(sent).toMatch(/name="orderId"\r\n\r\no1\r\n/);
    expect(sent).toMatch(/name="files"; filename="合同.pdf"[\s\S]*%PDF-1\.7/);
  });

  test('can be aborted', async () => {
    answer = () => {};
    const controller = new AbortController();
    const call = failureOf(api.upload('file/upload', { file, fields }, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('downloads', () => {
  const saved: { name: string; href: string }[] = [];

  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
  });

  const zip: Answer = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': '4',
      'content-disposition': "attachment; filename=x.zip; filename*=UTF-8''%E5%87%BA%E5%BA%93%E5%8D%95.zip",
    });
    response.end('PK\u0003\u0004');
  };

  test('save the file under the server’s name and report success', async () => {
    let seen: IncomingMessage | undefined;
    answer = (request, response, body) => {
      seen = request;
      zip(request, response, body);
    };
    const onProgress = jest.fn();
    await api.download('order/export/elecdelivery', { orderId: 'o1' }, { onProgress });
    expect(seen?.method).toBe('POST');
    expect(seen?.headers).toMatchObject({ 'a-session-id': 'token-1', 'a-client-type': 'WEB' });
    expect(saved).toEqual([{ name: '出库单.zip', href: 'blob:file' }]);
    expect(onProgress).toHaveBeenLastCalledWith(100);
    expect(onSuccess).toHaveBeenCalledWith('下载成功!');
  });

  test('fill the path of a file and use the caller’s name', async () => {
    let path: string | undefined;
    answer = (request, response, body) => {
      path = request.url;
      zip(request, response, body);
    };
    await api.download('file/download/:fileId', { fileId: 'f 1' }, { fileName: '证照.zip' });
    expect(path).toBe('/api/sale/mall/file/download/f%201');
    expect(saved[0]?.name).toBe('证照.zip');
  });

  const aTab = () => ({ close: jest.fn(), location: { replace: jest.fn() } });

  test('show a PDF in an open tab, and say nothing more', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end('%PDF-1.7');
    };
    const tab = aTab();
    await api.download('file/download/:fileId', { fileId: 'f1' }, { tab: tab as unknown as Window });
    expect(tab.location.replace).toHaveBeenCalledWith('blob:file');
    expect(saved).toEqual([]);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  test('save what cannot be shown, close the tab and report success', async () => {
    answer = zip;
    const tab = aTab();
    await api.download('file/download/:fileId', { fileId: 'f1' }, { tab: tab as unknown as Window });
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([{ name: '出库单.zip', href: 'blob:file' }]);
    expect(onSuccess).toHaveBeenCalledWith('下载成功!');
  });

  test('that are refused save nothing and report it', async () => {
    answer = json({ code: '60004', message: '文件不存在', data: null });
    const error = await failureOf(api.download('file/download/:fileId', { fileId: 'f1' }));
    expect(error).toMatchObject({ kind: 'envelope', code: '60004', message: '文件不存在' });
    expect(saved).toEqual([]);
    expect(onFailure.mock.calls).toEqual([['下载失败!', error]]);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  test('through a broken gateway fail as such', async () => {
    answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html>');
    };
    expect(await failureOf(api.download('file/download/:fileId', { fileId: 'f1' }))).toMatchObject({
      kind: 'http',
      status: 502,
    });
    expect(saved).toEqual([]);
  });

  test('end an expired session', async () => {
    answer = json({ code: '40001', message: '', data: null });
    await failureOf(api.download('file/download/:fileId', { fileId: 'f1' }));
    expect(getSession()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  test('from another site open in a new tab, without the session', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await api.downloadUrl('https://invoice.example/1.pdf');
    expect(open).toHaveBeenCalledWith('https://invoice.example/1.pdf', '_blank', 'noopener,noreferrer');
    expect(saved).toEqual([]);
  });
});
