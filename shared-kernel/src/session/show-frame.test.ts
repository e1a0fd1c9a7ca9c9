import { endSession, startSession } from './session';
import { showFrame } from './show-frame';

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
    '<div id="frame">登录</div><template id="buyer-frame">购物车<i data-own="initial"></i><b data-own="name"></b></template>';
});

const shown = () => document.getElementById('frame')?.textContent;

test('a buyer sees their own frame, with their name', () => {
  logIn();
  showFrame(document);
  expect(shown()).toBe('购物车临临江市第一人民医院');
});

test('so does one whose user info names no token', () => {
  logIn();
  store(user);
  showFrame(document);
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
  showFrame(document);
  expect(shown()).toBe('登录');
});

test('so it does when only the user info is there', () => {
  store(user);
  showFrame(document);
  expect(shown()).toBe('登录');
});

test('what is stored is text, whatever it says', () => {
  logIn('<img src=x>');
  showFrame(document);
  expect(document.querySelector('#frame img')).toBeNull();
  expect(shown()).toContain('<img src=x>');
});

test('it is as large and in such colours as somebody reads', () => {
  localStorage.setItem('readingComfort', JSON.stringify({ largeType: true, highContrast: false }));
  showFrame(document);
  expect(document.documentElement.hasAttribute('data-large-type')).toBe(true);
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(false);
});

test('without a wish the operating system has its way', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  showFrame(document);
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(true);
});
