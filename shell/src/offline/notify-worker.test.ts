import { callKey, createQueryClient } from 'shared-kernel/calls';
import { endSession, startSession } from 'shared-kernel/session';
import type { ToWorker } from './messages';
import { announceWhatIsShown, announceWhoIsHere } from './notify-worker';

const buyer = {
  token: 'token-of-a-buyer',
  user: { id: '1', clientName: '临江市第一人民医院', clientType: 1 },
} as const;

let files: (names: readonly string[]) => void;
let told: ToWorker[];
const say = (message: ToWorker) => void told.push(message);

beforeEach(() => {
  told = [];
  globalThis.PerformanceObserver = class {
    constructor(hear: (list: { getEntries(): { name: string }[] }) => void) {
      files = (names) => hear({ getEntries: () => names.map((name) => ({ name })) });
    }
    observe() {}
  } as never;
});

afterEach(() => {
  endSession();
  jest.useRealTimers();
});

test('a worker hears who is here, and of a logout at once', () => {
  startSession(buyer);
  announceWhoIsHere(say);
  endSession();
  expect(told).toEqual([
    { type: 'here', token: 'token-of-a-buyer' },
    { type: 'here', token: '' },
  ]);
});

test('what the page shows already is told, and what comes later, as the server has sent it', () => {
  startSession(buyer);
  const queryClient = createQueryClient();
  const amount = callKey('memberCart/amount', {});
  queryClient.setQueryData(amount, { amount: 3 });
  announceWhatIsShown(queryClient, say);
  const request = { current: 1, pageSize: 10 };
  queryClient.setQueryData(callKey('order/page', request as never), { data: [], count: 0 } as never);
  const token = 'token-of-a-buyer';
  expect(told.filter(({ type }) => type === 'replied')).toEqual([
    {
      type: 'replied',
      token,
      reply: { path: 'memberCart/amount', request: {}, envelope: { code: '0', data: { amount: 3 } } },
    },
    {
      type: 'replied',
      token,
      reply: { path: 'order/page', request, envelope: { code: '0', data: [], count: 0 } },
    },
  ]);
});

test('of addresses and searches it hears nothing', () => {
  const queryClient = createQueryClient();
  announceWhatIsShown(queryClient, say);
  queryClient.setQueryData(['client/consignee', {}], []);
  queryClient.setQueryData(['product/page', { name: '手套' }], { list: [] });
  queryClient.setQueryData(['something of an app'], { a: 1 });
  expect(told).toEqual([]);
});

test('files are told of once nothing more comes, only those of the shop', () => {
  jest.useFakeTimers();
  window.history.pushState(null, '', '/shoppingCar?x=1');
  announceWhatIsShown(createQueryClient(), say);
  files([`${location.origin}/apps/shell/1/main.js`, `${location.origin}/api/x`]);
  jest.advanceTimersByTime(1_000);
  files(['https://elsewhere.example/apps/x.js', `${location.origin}/media/p1.webp?w=1`]);
  jest.advanceTimersByTime(1_900);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(told).toEqual([
    { type: 'seen', path: '/shoppingCar', files: ['/apps/shell/1/main.js', '/media/p1.webp'] },
  ]);
});
