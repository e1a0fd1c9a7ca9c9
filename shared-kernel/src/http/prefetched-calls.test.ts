import { endSession, startSession } from '../session/session';
import { countOpenedPage, dropPrefetchedCalls, prefetchCalls, takePrefetchedCalls } from './prefetched-calls';
import { takePreloadedCall } from './preloaded-calls';

const fetched = jest.fn((_url: string, _options: RequestInit) => new Promise<Response>(() => {}));
Object.assign(globalThis, { fetch: fetched });

const product = [{ path: 'product/detail', request: { id: { query: 'id' } } }];
const rest = (id: number, isWanted = () => true) =>
  void prefetchCalls(new URL(`/home/detail?id=${id}`, location.origin), product, isWanted);
const take = (id: number) => takePreloadedCall('product/detail', { id: `${id}` }, 'token-1');
const open = (id: number) => takePrefetchedCalls(`/home/detail?id=${id}`);
const underWay = () => globalThis.preloadedCalls?.map(({ request }) => request['id']);

beforeEach(() => {
  jest.useFakeTimers();
  startSession({ token: 'token-1', user: { id: '7', clientName: '临江医院', clientType: 1 } });
  countOpenedPage();
});
afterEach(() => {
  dropPrefetchedCalls();
  endSession();
  jest.useRealTimers();
  jest.clearAllMocks();
  globalThis.preloadedCalls = undefined;
});

test('a prefetched reply belongs to the page that is opened, and to nobody before', () => {
  rest(1);
  expect(take(1)).toBeNull();
  open(2);
  expect(take(1)).toBeNull();
  open(1);
  expect(take(1)).toMatchObject({ path: 'product/detail' });
  expect(take(1)).toBeNull();
});

test('a page is prefetched once, and again when its replies are old', () => {
  rest(1);
  rest(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  rest(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  open(1);
  expect(take(1)).not.toBeNull();
});

test('what the page has already is not prefetched', () => {
  rest(1, () => false);
  expect(fetched).not.toHaveBeenCalled();
});

test('two pages at most are in flight: the least recently hovered is aborted', () => {
  for (const id of [1, 2, 3]) rest(id);
  expect(underWay()).toEqual(['2', '3']);
  expect(fetched.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false, false]);
});

test('hovering a hundred links sends a few requests', () => {
  for (let id = 1; id <= 100; id += 1) {
    rest(id);
    jest.advanceTimersByTime(100);
  }
  expect(fetched.mock.calls.length).toBeLessThan(10);
});

test('a page over the limits is not said to be there', async () => {
  for (let id = 1; id <= 4; id += 1) rest(id);
  const beyond = prefetchCalls(new URL('/home/detail?id=5', location.origin), product, () => true);
  expect(await beyond).toBe(false);
});

test('a prefetch that was used allows further ones', () => {
  for (let id = 1; id <= 6; id += 1) rest(id);
  expect(fetched).toHaveBeenCalledTimes(4);
  countOpenedPage();
  rest(7);
  expect(fetched).toHaveBeenCalledTimes(5);
});
