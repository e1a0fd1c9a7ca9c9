import { endSession, keepChoice, startSession } from './session';
import { showAppShell } from './show-app-shell';

const user = { id: '7', clientName: '临江市第一人民医院', clientType: 1 } as const;
const logIn = (clientName: string = user.clientName) =>
  startSession({ token: 'token-12345678', user: { ...user, clientName } });
const store = (text: object) => localStorage.setItem('userInfo', JSON.stringify(text));

beforeEach(() => {
  endSession();
  localStorage.clear();
  document.documentElement.removeAttribute('data-large-type');
  document.documentElement.removeAttribute('data-high-contrast');
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML =
    '<div id="app-shell">登录</div><template id="buyer-app-shell">购物车<i data-own="initial"></i><b data-own="name"></b><p data-view="list"></p><p data-view="grid" hidden></p></template>';
});

const shown = () => document.getElementById('app-shell')?.textContent;

test('a buyer sees a buyer’s app shell, with their name', () => {
  logIn();
  showAppShell(document);
  expect(shown()).toBe('购物车临临江市第一人民医院');
});

test('its lists are in the view that the buyer chose', () => {
  const view = () => document.querySelector<HTMLElement>('#app-shell p:not([hidden])')?.dataset['view'];
  const { innerHTML } = document.body;
  logIn();
  showAppShell(document);
  expect(view()).toBe('list');
  document.body.innerHTML = innerHTML;
  keepChoice({ productView: 'grid' });
  showAppShell(document);
  expect(view()).toBe('grid');
});

test('so does one whose user info has no token', () => {
  logIn();
  store(user);
  showAppShell(document);
  expect(shown()).toContain('购物车');
});

test.each([
  ['nobody has logged in', () => {}],
  ['only the cookie is there', () => localStorage.clear()],
  ['the two are of other sessions', () => store({ ...user, of: '87654321' })],
  ['what is stored is none', () => store({ clientName: 7 })],
])('it stays a visitor’s when %s', (text, change) => {
  if (text !== 'nobody has logged in') logIn();
  change();
  showAppShell(document);
  expect(shown()).toBe('登录');
});

test('so it does when only the user info is there', () => {
  store(user);
  showAppShell(document);
  expect(shown()).toBe('登录');
});

test('a page that was drawn for somebody else gives way to the document without', () => {
  const { documentElement } = document;
  const drawnFor = () => JSON.stringify({ userInfo: localStorage.getItem('userInfo') });
  const isTold = () => document.cookie.includes('stored=');
  logIn();
  documentElement.dataset['drawnFor'] = drawnFor();
  showAppShell(document);
  expect([documentElement.hidden, isTold()]).toEqual([false, true]);
  documentElement.dataset['drawnFor'] = JSON.stringify({
    userInfo: JSON.stringify({ ...user, of: '87654321' }),
  });
  // The environment of the tests does not load pages, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  showAppShell(document);
  expect([documentElement.hidden, isTold()]).toEqual([true, false]);
  documentElement.hidden = false;
  delete documentElement.dataset['drawnFor'];
});

test('stored values are shown as text', () => {
  logIn('<img src=x>');
  showAppShell(document);
  expect(document.querySelector('#app-shell img')).toBeNull();
  expect(shown()).toContain('<img src=x>');
});

test('it has the type size and the colours that the user chose', () => {
  localStorage.setItem('readingComfort', JSON.stringify({ largeType: true, highContrast: false }));
  showAppShell(document);
  expect(document.documentElement.hasAttribute('data-large-type')).toBe(true);
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(false);
});

test('by default the operating system decides', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  showAppShell(document);
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(true);
});

test.each([
  ['a narrow window gives way to one for it', 'low', ['(width < 992px)'], true],
  ['a wide window does, too', 'narrow', [], true],
  ['a window of another height does not', 'low', [], false],
])('a page that was drawn for another width: %s', (_name, drawnWindow, held, gives) => {
  const { documentElement } = document;
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser that has not been here
  document.cookie = 'window=; Path=/; Max-Age=0';
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: held.includes(query) }) });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  documentElement.dataset['drawnWindow'] = drawnWindow;
  showAppShell(document);
  expect(documentElement.hidden).toBe(gives);
  // The server has been told: what it sends now is what it has.
  documentElement.hidden = false;
  showAppShell(document);
  expect(documentElement.hidden).toBe(false);
  delete documentElement.dataset['drawnWindow'];
  jest.restoreAllMocks();
});
