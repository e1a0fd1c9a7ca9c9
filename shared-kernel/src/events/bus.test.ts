import { BroadcastChannel } from 'node:worker_threads';
import { createBus } from './bus';

// jsdom has no BroadcastChannel; this is Node's.
const opened: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

test('a cart count reaches this tab and the other tab once', async () => {
  const here = createBus('events');
  const there = createBus('events');
  const inThisTab = jest.fn();
  const inOtherTab = jest.fn();
  here.subscribe('cart-count', inThisTab);
  there.subscribe('cart-count', inOtherTab);

  here.publish('cart-count', 12);
  expect(inThisTab).toHaveBeenCalledTimes(1);
  await arrived();
  expect(inThisTab.mock.calls).toEqual([[12]]);
  expect(inOtherTab.mock.calls).toEqual([[12]]);
});

test('a logout reaches the other tab, and not its cart listeners', async () => {
  const here = createBus('events');
  const there = createBus('events');
  const onLogout = jest.fn();
  const onCount = jest.fn();
  there.subscribe('logout', onLogout);
  there.subscribe('cart-count', onCount);

  here.publish('logout', null);
  await arrived();
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(onCount).not.toHaveBeenCalled();
});

test('an unsubscribed listener is not called any more', () => {
  const bus = createBus('events');
  const listener = jest.fn();
  bus.subscribe('cart-count', listener)();
  bus.publish('cart-count', 1);
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  null,
  'x',
  {},
  { topic: 'cart-count', value: -1 },
  { topic: 'cart-count', value: '3' },
  { topic: 'toString' },
])('a foreign message %p is ignored', async (message) => {
  const bus = createBus('events');
  const listener = jest.fn();
  bus.subscribe('cart-count', listener);
  bus.subscribe('logout', listener);
  const stranger = new Channel('events');
  stranger.postMessage(message);
  await arrived();
  expect(listener).not.toHaveBeenCalled();
});

test('without BroadcastChannel the bus still works within its tab', () => {
  const channel = globalThis.BroadcastChannel;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const bus = createBus('events');
  const listener = jest.fn();
  bus.subscribe('cart-count', listener);
  bus.publish('cart-count', 2);
  expect(listener).toHaveBeenCalledWith(2);
  globalThis.BroadcastChannel = channel;
});
