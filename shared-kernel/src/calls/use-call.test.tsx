import { waitFor } from '@testing-library/react';
import { configureHttp } from '../http';
import { startSession } from '../session';
import { aSession, fakeApi, neverReply, refuse } from '../testing';
import { onPage } from '../testing/on-page';
import { callKey, useCall } from '.';

const unread = (count: number) => () => ({ unread: count });
const aVip = {
  vipLevel: 1,
  vipLevelName: '普通',
  registerDate: '2024-01-01',
  unitQty: 0,
  upgradeUnitQty: 1,
} as const;

const onFailure = jest.fn();

beforeEach(() => {
  onFailure.mockClear();
  configureHttp({ onFailure });
  startSession(aSession());
});

describe('a read', () => {
  test('uses the method of its contract: GET, POST, or a list with its total', async () => {
    const { requests } = fakeApi({
      'memberCart/amount': () => ({ amount: 3 }),
      'message/unread': unread(2),
      'order/page': () => ({ data: [], count: 41 }),
    });
    const { result } = onPage(() => ({
      amount: useCall('memberCart/amount', {}).data?.amount,
      unread: useCall('message/unread', {}).data?.unread,
      orders: useCall('order/page', { webStatus: 5 }).data?.count,
    }));
    await waitFor(() => expect(result.current).toEqual({ amount: 3, unread: 2, orders: 41 }));
    expect(requests.find(({ path }) => path === 'order/page')?.body).toEqual({ webStatus: 5 });
  });

  test('is sent once for all callers with the same request, and cached under its key', async () => {
    const { bodiesOf } = fakeApi({ 'clientvip/info': () => aVip });
    const { result, client } = onPage(() => [
      useCall('clientvip/info', {}).data,
      useCall('clientvip/info', {}, { select: ({ vipLevelName }) => vipLevelName }).data,
    ]);
    await waitFor(() => expect(result.current).toEqual([aVip, '普通']));
    expect(bodiesOf('clientvip/info')).toHaveLength(1);
    expect(client.getQueryData(callKey('clientvip/info', {}))).toEqual(aVip);
  });

  test('is not sent while its request is not known', async () => {
    const { requests } = fakeApi({});
    const { result } = onPage(() => useCall('order/detail', null));
    expect(result.current).toMatchObject({ data: undefined, fetchStatus: 'idle' });
    expect(requests).toEqual([]);
  });

  test('that fails is shown by its view only, unless the page is to show it as well', async () => {
    fakeApi({
      'clientvip/info': () => refuse('50001', '不行'),
      'client/todo': () => refuse('50001', '也不行'),
    });
    const { result } = onPage(() => ({
      quiet: useCall('clientvip/info', {}),
      loud: useCall('client/todo', {}, { silent: false }),
    }));
    await waitFor(() => expect(result.current.quiet.error?.message).toBe('不行'));
    await waitFor(() => expect(result.current.loud.error).toMatchObject({ kind: 'envelope', code: '50001' }));
    expect(onFailure.mock.calls.map(([text]) => text)).toEqual(['也不行']);
  });

  test('that nobody waits for any more is aborted', async () => {
    const { requests } = fakeApi({ 'clientvip/info': neverReply });
    const { client, unmount } = onPage(() => useCall('clientvip/info', {}));
    await waitFor(() => expect(requests).toHaveLength(1));
    unmount();
    expect(client.getQueryState(callKey('clientvip/info', {}))?.fetchStatus).toBe('idle');
  });

  test('stays fresh for as long as its contract says', async () => {
    fakeApi({ 'banner/list': () => [] });
    const { result } = onPage(() => [
      useCall('banner/list', { position: 'ad' }),
      useCall('banner/list', { position: 'ad' }, { staleTime: 0 }),
    ]);
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([[], []]));
    expect(result.current.map(({ isStale }) => isStale)).toEqual([false, true]);
  });
});
