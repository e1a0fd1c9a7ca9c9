import { act, waitFor } from '@testing-library/react';
import { api, configureHttp } from '../http';
import { startSession } from '../session';
import { aConsignee, aSession, breakNetwork, fakeApi, refuse } from '../testing';
import { onPage } from '../testing/on-page';
import { callKey, useCall, useCallMutation, useTask } from '.';

const unread = (count: number) => () => ({ unread: count });

const onFailure = jest.fn();

beforeEach(() => {
  onFailure.mockClear();
  configureHttp({ onFailure });
  startSession(aSession());
});

describe('a write', () => {
  const asked = (requests: readonly { path: string }[], path: string) =>
    requests.filter((request) => request.path === path).length;

  test('refetches what it makes stale where it is shown, and nothing else', async () => {
    const { requests } = fakeApi({
      'client/consignee': () => [aConsignee()],
      'message/unread': unread(1),
      'client/consignee/delete': () => null,
    });
    const { result } = onPage(() => ({
      list: useCall('client/consignee', {}),
      unread: useCall('message/unread', {}),
      deletion: useCallMutation('client/consignee/delete'),
    }));
    await waitFor(() => expect(result.current.list.data && result.current.unread.data).toBeTruthy());
    await act(() => result.current.deletion.mutateAsync({ id: 'c1' }));
    await waitFor(() => expect(asked(requests, 'client/consignee')).toBe(2));
    expect(asked(requests, 'message/unread')).toBe(1);
  });

  test('made outside a hook does the same', async () => {
    const { requests } = fakeApi({
      'client/consignee': () => [],
      'client/consignee/default': () => null,
    });
    const { result } = onPage(() => useCall('client/consignee', {}));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => api.post('client/consignee/default', { id: 'c1' }));
    await waitFor(() => expect(asked(requests, 'client/consignee')).toBe(2));
  });

  test('can leave the refetch for later', async () => {
    const { requests } = fakeApi({ 'client/consignee': () => [], 'client/consignee/default': () => null });
    const { result, client } = onPage(() => useCall('client/consignee', {}));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => api.post('client/consignee/default', { id: 'c1' }, { refetch: 'later' }));
    expect(client.getQueryState(callKey('client/consignee', {}))?.isInvalidated).toBe(true);
    expect(asked(requests, 'client/consignee')).toBe(1);
  });

  test('can stay pending until what it made stale is refetched, once', async () => {
    let name = '旧';
    const { requests } = fakeApi({
      'client/consignee': () => [aConsignee({ name })],
      'client/consignee/default': () => null,
    });
    const { result } = onPage(() => ({
      list: useCall('client/consignee', {}),
      write: useCallMutation('client/consignee/default', { untilFresh: true }),
    }));
    await waitFor(() => expect(result.current.list.data?.[0]?.name).toBe('旧'));
    name = '新';
    await act(() => result.current.write.mutateAsync({ id: 'c1' }));
    expect(result.current.list.data?.[0]?.name).toBe('新');
    expect(asked(requests, 'client/consignee')).toBe(2);
  });

  test.each([
    ['60003', 2],
    ['50001', 1],
  ] as const)('that is refused with %s refetches only what is out of date', async (code, times) => {
    const { requests } = fakeApi({
      'message/unread': unread(1),
      'order/cancel': () => refuse(code, '订单状态已变更'),
    });
    const { result } = onPage(() => ({
      unread: useCall('message/unread', {}),
      cancellation: useCallMutation('order/cancel'),
    }));
    await waitFor(() => expect(result.current.unread.isSuccess).toBe(true));
    await act(() => result.current.cancellation.mutateAsync({ orderId: 'o1' }).catch(() => {}));
    await waitFor(() => expect(result.current.unread.isFetching).toBe(false));
    expect(asked(requests, 'message/unread')).toBe(times);
    expect(onFailure).toHaveBeenCalledWith('订单状态已变更', expect.anything());
  });

  test('that only checks makes nothing stale', async () => {
    const { requests } = fakeApi({
      'memberCart/page': () => ({ list: [], total: 0 }),
      'memberCart/addBatch': () => ({ amount: 1, results: [] }),
    });
    const { result } = onPage(() => ({
      cart: useCall('memberCart/page', {}),
      check: useCall('memberCart/addBatch', { rows: [{ skuId: 's1', count: 1 }], checkOnly: true }),
    }));
    await waitFor(() => expect(result.current.check.isSuccess).toBe(true));
    await waitFor(() => expect(result.current.cart.isFetching).toBe(false));
    expect(requests).toHaveLength(2);
  });

  test('triggered by a double click is sent once, with a key, and settles once', async () => {
    const { requests } = fakeApi({ 'memberCart/add': () => ({ amount: 1 }) });
    const { result } = onPage(() => useCallMutation('memberCart/add'));
    const onSuccess = jest.fn();
    const press = () => result.current.mutate({ skuId: 's1', count: 2 }, { onSuccess });
    act(() => {
      press();
      press();
    });
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    act(press);
    await act(() => result.current.mutateAsync({ skuId: 's1', count: 3 }));
    expect(requests.map(({ body }) => body)).toEqual([
      { skuId: 's1', count: 2 },
      { skuId: 's1', count: 3 },
    ]);
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  test('without an answer is repeated under its key', async () => {
    const { requests } = fakeApi({ 'memberCart/add': breakNetwork });
    const { result } = onPage(() => useCallMutation('memberCart/add', { silent: true }));
    for (const _ of [1, 2]) {
      await act(() => result.current.mutateAsync({ skuId: 's1', count: 2 }).then(String, String));
    }
    expect(requests).toHaveLength(2);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('of another buyer’s session leaves this one’s cache alone', async () => {
    let reply = (): void => {};
    const { requests } = fakeApi({
      'client/consignee': () => [],
      'client/consignee/default': () => new Promise((resolve) => (reply = () => resolve(null))),
    });
    const { result } = onPage(() => useCall('client/consignee', {}));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const write = api.post('client/consignee/default', { id: 'c1' });
    await waitFor(() => expect(asked(requests, 'client/consignee/default')).toBe(1));
    startSession({ ...aSession(), token: 'another' });
    reply();
    await write;
    expect(asked(requests, 'client/consignee')).toBe(1);
  });
});

test('a task has its pending state and its result', async () => {
  const { result } = onPage(() => useTask(async (name: string) => `${name} 已保存`));
  await act(() => result.current.mutateAsync('a.zip'));
  await waitFor(() => expect(result.current.data).toBe('a.zip 已保存'));
});
