import { act, waitFor } from '@testing-library/react';
import type { Consignee } from '../contracts';
import { publishCartCount, subscribeToCartCount } from '../events';
import { api } from '../http';
import { endSession, startSession } from '../session';
import { aConsignee, aGiftPackInfo, aSession, fakeApi } from '../testing';
import { onPage } from '../testing/on-page';
import { useCall, useCallCache } from '.';

beforeEach(() => {
  startSession(aSession());
});

describe('the cache', () => {
  const rename = (name: string) => (list: Consignee[]) => list.map((one) => ({ ...one, name }));

  test('is changed in place', async () => {
    const { bodiesOf } = fakeApi({ 'client/consignee': () => [aConsignee()] });
    const { result } = onPage(() => ({ list: useCall('client/consignee', {}).data, cache: useCallCache() }));
    await waitFor(() => expect(result.current.list).toBeDefined());
    await act(() => result.current.cache.change('client/consignee', {}, rename('改')));
    expect(result.current.cache.get('client/consignee', {})?.[0]?.name).toBe('改');
    await waitFor(() => expect(result.current.list?.[0]?.name).toBe('改'));
    expect(bodiesOf('client/consignee')).toHaveLength(1);
  });

  test('is not overwritten by a reply that was in flight, which is fetched again', async () => {
    const { bodiesOf } = fakeApi({ 'client/consignee': () => [aConsignee({ name: '早' })] });
    const { result } = onPage(() => ({ list: useCall('client/consignee', {}).data, cache: useCallCache() }));
    await waitFor(() => expect(result.current.list).toBeDefined());
    let late = (): void => {};
    fakeApi({
      'client/consignee': () =>
        new Promise((resolve) => {
          late = () => resolve([aConsignee({ name: '迟' })]);
        }),
    });
    act(() => result.current.cache.reload('client/consignee', {}));
    await waitFor(() => expect(bodiesOf('client/consignee')).toHaveLength(2));
    const lateOne = late;
    await act(() => result.current.cache.change('client/consignee', {}, rename('改')));
    await waitFor(() => expect(bodiesOf('client/consignee')).toHaveLength(3));
    lateOne();
    expect(result.current.cache.get('client/consignee', {})?.[0]?.name).toBe('改');
  });

  test('can be filled before a component uses it', async () => {
    fakeApi({ 'message/unread': () => ({ unread: 5 }) });
    const { result } = onPage(() => useCallCache());
    await act(() => result.current.prefetch('message/unread', {}));
    expect(result.current.get('message/unread', {})).toEqual({ unread: 5 });
  });
});

describe('the number of cart lines', () => {
  test('is published to every tab by each call whose reply has it', async () => {
    const heard = jest.fn();
    const stop = subscribeToCartCount(heard);
    fakeApi({ 'memberCart/add': () => ({ amount: 4 }), 'memberCart/page': () => ({ list: [], total: 9 }) });
    await api.post('memberCart/add', { skuId: 's1', count: 1 });
    await api.post('memberCart/page', {});
    stop();
    expect(heard.mock.calls).toEqual([[4]]);
  });

  test('is fetched after an order, whose reply lacks it, and published to the other tabs', async () => {
    let amount = 3;
    const giftPacks = aGiftPackInfo();
    fakeApi({
      'memberCart/amount': () => ({ amount }),
      'order/generateOrder': () => ({ id: 'o1', showBuyMore: false, giftPacks }),
    });
    const { result } = onPage(() => useCall('memberCart/amount', {}).data?.amount);
    await waitFor(() => expect(result.current).toBe(3));
    const heard = jest.fn();
    const stop = subscribeToCartCount(heard);
    amount = 1;
    const order = { payWay: 'offline', businessStock: false, source: 0, whetherUseRebate: false } as const;
    await act(() => api.post('order/generateOrder', { ...order, cartSkuS: [{ skuId: 's1' }] }));
    await waitFor(() => expect(result.current).toBe(1));
    stop();
    expect(heard).toHaveBeenCalledWith(1);
  });

  test('is not published after a logout', async () => {
    const heard = jest.fn();
    const stop = subscribeToCartCount(heard);
    fakeApi({
      'memberCart/add': () => {
        endSession();
        return { amount: 4 };
      },
    });
    await api.post('memberCart/add', { skuId: 's1', count: 1 });
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  test('of another tab is shown without a request', async () => {
    fakeApi({ 'memberCart/amount': () => ({ amount: 1 }) });
    const { result } = onPage(() => useCall('memberCart/amount', {}).data?.amount);
    await waitFor(() => expect(result.current).toBe(1));
    act(() => publishCartCount(7));
    await waitFor(() => expect(result.current).toBe(7));
  });
});
