import { endSession, startSession } from '../session/session';
import { dropCallsAhead, startCallsAhead, takeCallsAhead } from './calls-ahead';
import { takeFirstCall } from './first-calls';

const fetched = jest.fn((_url: string, _options: RequestInit) => new Promise<Response>(() => {}));
Object.assign(globalThis, { fetch: fetched });

const product = [{ path: 'product/detail', request: { id: { query: 'id' } } }];
const rest = (id: number, isWanted = () => true) =>
  startCallsAhead(new URL(`/home/detail?id=${id}`, location.origin), product, isWanted);
const take = (id: number) => takeFirstCall('product/detail', { id: `${id}` }, 'token-1');
const open = (id: number) => takeCallsAhead(`/home/detail?id=${id}`);
const underWay = () => globalThis.firstCalls?.map(({ request }) => request['id']);

beforeEach(() => {
  jest.useFakeTimers();
  startSession({ token: 'token-1', user: { id: '7', clientName: '临江医院', clientType: 1 } });
  takeCallsAhead('/elsewhere');
});
afterEach(() => {
  dropCallsAhead();
  endSession();
  jest.useRealTimers();
  jest.clearAllMocks();
  globalThis.firstCalls = undefined;
});

test('what was asked ahead is the page’s that is opened, and nobody’s before', () => {
  rest(1);
  expect(take(1)).toBeNull();
  open(2);
  expect(take(1)).toBeNull();
  open(1);
  expect(take(1)).toMatchObject({ path: 'product/detail' });
  expect(take(1)).toBeNull();
});

test('a page is asked for once, and anew when its replies are old', () => {
  rest(1);
  rest(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  rest(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  open(1);
  expect(take(1)).not.toBeNull();
});

test('what the page has already is not asked for', () => {
  rest(1, () => false);
  expect(fetched).not.toHaveBeenCalled();
});

test('two pages at most are under way: the one that was left longest is given up', () => {
  for (const id of [1, 2, 3]) rest(id);
  expect(underWay()).toEqual(['2', '3']);
  expect(fetched.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false, false]);
});

test('a hundred links that are rested on ask for a few', () => {
  for (let id = 1; id <= 100; id += 1) {
    rest(id);
    jest.advanceTimersByTime(100);
  }
  expect(fetched.mock.calls.length).toBeLessThan(10);
});

test('a guess that was good counts for the next ones', () => {
  for (let id = 1; id <= 6; id += 1) rest(id);
  expect(fetched).toHaveBeenCalledTimes(4);
  takeCallsAhead('/elsewhere');
  rest(7);
  expect(fetched).toHaveBeenCalledTimes(5);
});
