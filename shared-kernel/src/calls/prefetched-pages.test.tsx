import { act, waitFor } from '@testing-library/react';
import { startSession } from '../session';
import { aSession, fakeApi } from '../testing';
import { onPage } from '../testing/on-page';
import { createQueryClient, useCall } from '.';
import { cachePrefetched, dropPrefetched, prefetchPage, takePrefetched } from './prefetched-pages';

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
  globalThis.preloadedCalls = undefined;
});

/** Hovers a link until the reply is there, then opens its page. */
async function goTo(client = createQueryClient()) {
  await act(() => prefetchPage(client, page, begins));
  takePrefetched(client, page.pathname);
  await act(async () => {});
  return client;
}

const draws: (number | undefined)[] = [];
function useAmount() {
  const { data } = useCall('memberCart/amount', {});
  draws.push(data?.amount);
  return data?.amount;
}

test('a prefetched reply is in the first render of its page, which sends no request', async () => {
  const { requests } = fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  draws.length = 0;
  onPage(useAmount, await goTo());
  await act(async () => {});
  expect(new Set(draws)).toEqual(new Set([2]));
  expect(requests).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a later visit sends a request', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  const client = await goTo();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  const { result } = onPage(useAmount, client);
  await waitFor(() => expect(result.current).toBe(9));
  clock.mockRestore();
});

test('a reply that a write has made stale since is fetched again', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  const client = await goTo();
  await client.invalidateQueries({ queryKey: ['memberCart/amount', {}] });
  const { result } = onPage(useAmount, client);
  await waitFor(() => expect(result.current).toBe(9));
});

test('the page fetches a reply whose prefetch failed', async () => {
  fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
  fetched.mockRejectedValueOnce(new TypeError('no line'));
  const { result } = onPage(useAmount, await goTo());
  await waitFor(() => expect(result.current).toBe(9));
});

describe('of a page that is drawn before it is opened', () => {
  /** Has the reply for the drawing, which nobody has opened yet. */
  async function drawn() {
    const { requests } = fakeApi({ 'memberCart/amount': () => ({ amount: 9 }) });
    const client = createQueryClient();
    await prefetchPage(client, page, begins);
    await cachePrefetched(client, page.pathname);
    expect(client.getQueryData(['memberCart/amount', {}])).toEqual({ amount: 2 });
    return { client, requests };
  }

  test('the reply is there for half a minute, and asked for once', async () => {
    const { client, requests } = await drawn();
    await prefetchPage(client, page, begins);
    takePrefetched(client, page.pathname);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 29_000);
    expect(onPage(useAmount, client).result.current).toBe(2);
    await act(async () => {});
    clock.mockRestore();
    expect(requests).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (client: ReturnType<typeof createQueryClient>) => unknown]>([
    ['another page is opened', (client) => takePrefetched(client, '/elsewhere')],
    ['another page is drawn', (client) => cachePrefetched(client, '/elsewhere')],
    ['what was prefetched is dropped', () => dropPrefetched()],
    ['a scroll began with its link', () => dropPrefetched(page.pathname)],
    ['a write made it stale', (client) => client.invalidateQueries({ queryKey: ['memberCart/amount', {}] })],
  ])('it is fetched again when %s', async (_what, happens) => {
    const { client } = await drawn();
    await happens(client);
    const { result } = onPage(useAmount, client);
    await waitFor(() => expect(result.current).toBe(9));
  });
});
