import { publishLogout } from '../events';
import {
  addressCacheKey,
  endSession,
  getSession,
  keepChoice,
  startSession,
  subscribe,
  watchCookie,
} from './session';
import { halfLooks, lookEveryMs } from './session-keeper';

const user = { id: '7', clientName: '临江市第一人民医院', clientType: 1 } as const;

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays another part of the browser
  document.cookie = `Authorization=${value}; Path=/`;
};

const untilLeftOver = () => jest.advanceTimersByTime((halfLooks + 2) * lookEveryMs);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  // Otherwise the checks of this test would go on in the next.
  untilLeftOver();
  jest.useRealTimers();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

test('a started session is stored in the cookie and local storage', () => {
  startSession({ token: 'a b;c', user });
  expect(getSession()).toEqual({ token: 'a b;c', user });
  expect(document.cookie).toContain('Authorization=a%20b%3Bc');
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject(user);
});

test('the same session is the same object', () => {
  startSession({ token: 't', user });
  expect(getSession()).toBe(getSession());
});

test('a choice is kept with the session of whoever is here, and told', () => {
  const listener = jest.fn();
  startSession({ token: 't', user });
  const stop = subscribe(listener);
  keepChoice({ productView: 'grid' });
  expect(getSession()).toEqual({ token: 't', user: { ...user, productView: 'grid' } });
  expect(listener).toHaveBeenCalled();
  endSession();
  keepChoice({ productView: 'grid' });
  expect(localStorage.getItem('userInfo')).toBeNull();
  stop();
});

test('a cookie without user info is not a session and is cleared', () => {
  setCookie('t');
  expect(getSession()).toBeNull();
  untilLeftOver();
  expect(getSession()).toBeNull();
  expect(document.cookie).toBe('');
});

test('user info without a cookie is not a session and is cleared', () => {
  localStorage.setItem('userInfo', JSON.stringify(user));
  expect(getSession()).toBeNull();
  untilLeftOver();
  expect(localStorage.getItem('userInfo')).toBeNull();
});

test.each([
  '{',
  'null',
  '[]',
  '5',
  '"text"',
  '{"id":7}',
  '{"id":"7","clientType":1}',
  '{"id":"7","clientName":{},"clientType":1}',
  '{"id":"7","clientName":"医院","clientType":2}',
  '{"id":"7","clientName":"医院","clientType":"1"}',
])('user info %s is not a session and is cleared', (stored) => {
  setCookie('t');
  localStorage.setItem('userInfo', stored);
  expect(getSession()).toBeNull();
  untilLeftOver();
  expect(document.cookie).toBe('');
  expect(localStorage.getItem('userInfo')).toBeNull();
});

test('an unreadable cookie is not a session', () => {
  setCookie('%E0%A4%A');
  localStorage.setItem('userInfo', JSON.stringify(user));
  expect(getSession()).toBeNull();
});

test('ending the session clears the buyer’s local data and leaves the rest', () => {
  startSession({ token: 't', user });
  for (const key of ['dealer', 'goodsData', 'addList', 'chainAddrList', 'rememberedAccount']) {
    localStorage.setItem(key, '1');
  }
  sessionStorage.setItem(addressCacheKey('h1'), '[]');
  sessionStorage.setItem('other', '1');

  endSession();
  expect(getSession()).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['rememberedAccount']);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('listeners are notified of a start and an end, until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  startSession({ token: 't', user });
  endSession();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  startSession({ token: 't', user });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a login in another tab is noticed', () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'dealer' }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

describe('an idle tab whose cookie has expired', () => {
  const cookieGoes = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser, whose cookie has run out
    document.cookie = 'Authorization=; Path=/; Max-Age=0';
  };
  let stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });

  test('is notified by the browser, and shows a visitor a second later', () => {
    const browser = new EventTarget();
    Object.assign(window, { cookieStore: browser });
    startSession({ token: 't', user });
    const listener = jest.fn(getSession);
    stops = [subscribe(listener), watchCookie()];
    cookieGoes();
    browser.dispatchEvent(new Event('change'));
    untilLeftOver();
    expect(listener).toHaveLastReturnedWith(null);
    expect(localStorage.getItem('userInfo')).toBeNull();
    Reflect.deleteProperty(window, 'cookieStore');
  });

  test('checks by itself where the browser does not notify', () => {
    startSession({ token: 't', user });
    const listener = jest.fn(getSession);
    stops = [subscribe(listener), watchCookie()];
    jest.advanceTimersByTime(5000);
    expect(listener).not.toHaveBeenCalled();
    cookieGoes();
    jest.advanceTimersByTime(1000);
    untilLeftOver();
    expect(listener).toHaveLastReturnedWith(null);
  });
});

test('a late logout of another tab does not end the session begun since', () => {
  startSession({ token: 'new', user });
  sessionStorage.setItem(addressCacheKey('h1'), '[]');
  publishLogout();
  expect(getSession()?.token).toBe('new');
  expect(sessionStorage.getItem(addressCacheKey('h1'))).toBeNull();
});

test('a session is read once per task, and again in the next one', async () => {
  startSession({ token: 't', user });
  const readings = jest.spyOn(Storage.prototype, 'getItem');
  for (let i = 0; i < 5; i++) getSession();
  expect(readings).toHaveBeenCalledTimes(1);
  setCookie('other');
  localStorage.setItem('userInfo', JSON.stringify(user));
  await Promise.resolve();
  expect(getSession()?.token).toBe('other');
  readings.mockRestore();
});
