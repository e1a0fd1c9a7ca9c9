import { act, waitFor } from '@testing-library/react';
import { startSession } from '../session';
import { aSession, fakeApi } from '../testing';
import { onPage } from '../testing/on-page';
import { createQueryClient, useCall } from '.';
import { askAhead, takeAhead } from './pages-ahead';

const page = new URL('/mine', location.origin);
const begins = [{ path: 'memberCart/amount' }];
const reply = (amount: number) => ({
  ok: true,
  status: 200,
  statusText: 'OK',
  headers: new Map(),
  text: async () => JSON.stringify({ code: '0', message: null, data: { amount } }),
});
const fetched = jest.fn(async () => reply(2));

beforeEach(() => {
  startSession(aSession());
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockClear();
});
afterEach(() => {
  globalThis.firstCalls = undefined;
});

/** Somebody rests on a link until the reply is there, and goes to its page. */
async function goTo(client = createQueryClient()) {
  askAhead(client, page, begins);
  await act(async () => {});
  takeAhead(client, page.pathname);
  await act(async () => {});
  return client;
}

const draws: (number | undefined)[] = [];
function useAmount() {
  const { data } = useCall('memberCart/amount', {});
  draws.push(data?.amount);
  return data?.amount;
}

test('a reply that was asked for ahead stands in the first draw of its page, which asks no more', async () => {
  const { requests } = fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  draws.length = 0;
  onPage(useAmount, await goTo());
  await act(async () => {});
  expect(new Set(draws)).toEqual(new Set([2]));
  expect(requests).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('who comes back later asks again', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  const client = await goTo();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  const { result } = onPage(useAmount, client);
  await waitFor(() => expect(result.current).toBe(9));
  clock.mockRestore();
});

test('what a write has made stale since is asked for again', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  const client = await goTo();
  await client.invalidateQueries({ queryKey: ['memberCart/amount', {}] });
  const { result } = onPage(useAmount, client);
  await waitFor(() => expect(result.current).toBe(9));
});

test('a reply that did not come is asked for by the page', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  fetched.mockRejectedValueOnce(new TypeError('no line'));
  const { result } = onPage(useAmount, await goTo());
  await waitFor(() => expect(result.current).toBe(9));
});
