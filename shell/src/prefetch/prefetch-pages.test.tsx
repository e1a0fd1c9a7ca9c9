import { act, fireEvent, screen } from '@testing-library/react';
import { createQueryClient, loadPrefetch } from 'shared-kernel/calls';
import { envelopeCodes } from 'shared-kernel/domain';
import { endSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { askedAt } from '../remotes/asked-at';
import { fakeRemotes } from '../testing/fake-remotes';
import { address, renderShell } from '../testing/render-shell';
import { prefetchPages } from './prefetch-pages';

const begins = [{ path: 'memberCart/page', request: { current: 1 }, for: 'buyer' as const }];
const surprise = [{ path: 'product/specialoffer/page' }];
const stopped: string[] = [];
let stop = () => {};
const fetched = jest.fn(
  (url: string, { signal }: RequestInit) =>
    new Promise<Response>(() => {
      signal?.addEventListener('abort', () => stopped.push(url.replace('/api/sale/mall/', '')));
    }),
);
const asked = () => fetched.mock.calls.map(([url]) => url.replace('/api/sale/mall/', ''));

const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The browser of the tests knows no pointer events of its own. */
const press = (link: Element, event: MouseEventInit = {}) =>
  fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, button: 0, ...event }));

async function open(session = true) {
  const remotes = fakeRemotes({}, { '/shoppingCar': begins, '/home/surprise': surprise });
  const view = renderShell('/home', { remotes, ...(session && { session: aSession() }) });
  await settle(100);
  const [cart, offers] = await Promise.all(
    ['去购物车', '去惊喜专区'].map((name) => screen.findByRole('link', { name })),
  );
  if (!cart || !offers) throw new Error('the page has no links');
  stop = prefetchPages({ remotes, queryClient: view.queryClient });
  return { ...view, remotes, cart, offers };
}

beforeEach(async () => {
  jest.useFakeTimers();
  // What one test has asked for counts in the next.
  (await loadPrefetch()).takePrefetched(createQueryClient(), '/elsewhere');
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.clearAllMocks();
  stopped.length = 0;
  globalThis.preloadedCalls = undefined;
});

test('resting on a link fetches the code and the first replies of its page, once', async () => {
  const { cart, remotes } = await open();
  fireEvent.pointerOver(cart);
  await settle(25);
  expect(remotes.prefetched).toEqual([]);
  await settle(10);
  expect(remotes.prefetched).toEqual(['/shoppingCar']);
  expect(asked()).toEqual(['memberCart/page']);
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(cart);
  await settle(100);
  expect(asked()).toEqual(['memberCart/page']);
});

describe('once its replies are there', () => {
  let reply: (code?: string) => void = () => {};
  beforeEach(() => {
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          reply = (code: string = envelopeCodes.ok) => {
            const text = JSON.stringify({ code, message: null, data: { list: [] } });
            const headers = new Map();
            const response = { ok: true, status: 200, statusText: 'OK', headers, text: async () => text };
            resolve(response as unknown as Response);
          };
        }),
    );
  });
  const page = () => screen.queryByRole('heading', { name: 'mf-cart /shoppingCar', hidden: true });

  test('the page of a link that somebody rests on is drawn, hidden, and is the one that the click shows', async () => {
    const { cart } = await open();
    fireEvent.pointerOver(cart);
    await settle(100);
    expect(page()).toBeNull();
    reply();
    await settle(100);
    const drawn = page();
    expect(drawn).not.toBeVisible();
    expect(document.title).not.toContain('购物车');
    fireEvent.click(cart);
    await settle(100);
    expect(page()).toBe(drawn);
    expect(drawn).toBeVisible();
    expect(document.title).toContain('购物车');
  });

  test('it is not when the session has expired, which the click tells, and not the pointer', async () => {
    const { cart } = await open();
    fireEvent.pointerOver(cart);
    await settle(100);
    reply(envelopeCodes.sessionExpired);
    await settle(100);
    expect(page()).toBeNull();
    expect(address()).toBe('/home');
    fireEvent.click(cart);
    await settle(100);
    expect(address()).toContain('/login');
  });

  test('it is not when the pointer has gone on by then', async () => {
    const { cart } = await open();
    fireEvent.pointerOver(cart);
    await settle(100);
    fireEvent.pointerOver(document.body);
    reply();
    await settle(100);
    expect(page()).toBeNull();
  });

  test('nor when another buyer is here by then', async () => {
    const { cart } = await open();
    fireEvent.pointerOver(cart);
    await settle(100);
    reply();
    await settle(100);
    expect(page()).not.toBeNull();
    act(() => void endSession());
    await settle(100);
    expect(page()).toBeNull();
  });
});

test('how long it takes to stand counts from the click', async () => {
  const { cart } = await open();
  askedAt.set('mf-cart', 1);
  fireEvent.click(cart);
  expect(askedAt.get('mf-cart')).toBeGreaterThan(1);
  askedAt.clear();
});

test('a pointer that passes asks nothing', async () => {
  const { cart, offers } = await open();
  for (let i = 0; i < 20; i += 1) {
    fireEvent.pointerOver(i % 2 ? cart : offers);
    await settle(20);
    fireEvent.pointerOver(document.body);
  }
  await settle(500);
  expect(asked()).toEqual([]);
});

test('the keyboard passes links, too, and rests longer', async () => {
  const { cart, user } = await open();
  cart.focus();
  await settle(150);
  expect(asked()).toEqual([]);
  await settle(100);
  expect(asked()).toEqual(['memberCart/page']);
  expect(user).toBeDefined();
});

test('a touch asks at once, and a scroll that begins with one gives it up', async () => {
  const { cart } = await open();
  press(cart);
  await settle(0);
  expect(asked()).toEqual(['memberCart/page']);
  fireEvent.pointerCancel(cart);
  await settle(0);
  expect(stopped).toEqual(['memberCart/page']);
});

test('the code of what opens in another tab is fetched, its replies are not', async () => {
  const { cart, remotes } = await open();
  cart.setAttribute('target', '_blank');
  fireEvent.pointerOver(cart);
  await settle(100);
  expect(remotes.prefetched).toEqual(['/shoppingCar']);
  expect(asked()).toEqual([]);
});

test.each([
  ['a download', { download: 'x' }, {}],
  ['another site', { href: 'https://example.com/shoppingCar' }, {}],
  ['a file', { href: '/docs/shoppingCar' }, {}],
  ['the page that is open', { href: '/home' }, {}],
  ['another window', {}, { ctrlKey: true }],
  ['another button', {}, { button: 1 }],
])('nothing is asked for %s', async (_what, attributes, event) => {
  const { cart } = await open();
  for (const [name, value] of Object.entries(attributes)) cart.setAttribute(name, value);
  press(cart, event);
  await settle(500);
  expect(asked()).toEqual([]);
});

test('a visitor fetches the login where a page is a buyer’s', async () => {
  const { cart, remotes } = await open(false);
  fireEvent.pointerOver(cart);
  await settle(100);
  expect(remotes.prefetched).toEqual(['/login?redirect=%2FshoppingCar']);
  expect(asked()).toEqual([]);
});

test('a logout gives up what was prefetched', async () => {
  const { cart } = await open();
  fireEvent.pointerOver(cart);
  await settle(100);
  act(() => void endSession());
  expect(stopped).toEqual(['memberCart/page']);
  expect(globalThis.preloadedCalls).toEqual([]);
});

test('who looks at another tab finds nothing here that was asked before', async () => {
  const { cart } = await open();
  fireEvent.pointerOver(cart);
  await settle(100);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(0);
  expect(stopped).toEqual(['memberCart/page']);
});
