import { isDrawnFor, type Stored } from './is-drawn-for';
import { endSession, keepChoice, startSession } from './session';
import { tellStored } from './tell-stored';

const logIn = (token = 'token-12345678') =>
  startSession({ token, user: { id: '7', clientName: '临江市第一人民医院', clientType: 1 } });

/** As the server reads it from the next request. */
const told = (): Stored | null => {
  const pair = document.cookie.split('; ').find((text) => text.startsWith('stored='));
  return pair ? JSON.parse(decodeURIComponent(pair.slice('stored='.length))) : null;
};

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('a login tells the server what is kept, a choice tells it anew, and a logout ends it', () => {
  expect(told()).toBeNull();
  localStorage.setItem('orderView', '"full"');
  logIn();
  expect(told()).toEqual({ userInfo: localStorage.getItem('userInfo'), dealer: null, orderView: '"full"' });
  keepChoice({ productView: 'grid' });
  expect(told()?.['userInfo']).toContain('"productView":"grid"');
  endSession();
  expect(told()).toBeNull();
});

test('no token is told, and what is too long is not', () => {
  logIn();
  expect(document.cookie.split('stored=')[1]).not.toContain('token-');
  localStorage.setItem('dealer', 'x'.repeat(3_000));
  tellStored();
  expect(told()).toBeNull();
});

test('a page is of this browser while that keeps what the page was drawn from', () => {
  logIn();
  const stored = told() as Stored;
  expect(isDrawnFor(stored)).toBe(true);
  localStorage.setItem('dealer', '{"code":"D1"}');
  expect(isDrawnFor(stored)).toBe(false);
});

test.each([
  ['after a logout', () => void endSession()],
  ['of another session', () => logIn('token-87654321')],
  ['with half of the session', () => localStorage.removeItem('userInfo')],
])('a page is not of this browser %s', (_name, change) => {
  logIn();
  const stored = told() as Stored;
  change();
  expect(isDrawnFor(stored)).toBe(false);
});

test("a visitor's page is not a buyer's", () => {
  expect(isDrawnFor({})).toBe(true);
  logIn();
  expect(isDrawnFor({})).toBe(false);
});

test('a cookie that cannot be decoded is of nobody', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays what another page left
  document.cookie = 'Authorization=%; Path=/';
  expect(isDrawnFor({ userInfo: null })).toBe(false);
});

test('nor is what is no user info', () => {
  expect(isDrawnFor({ userInfo: 'null' })).toBe(false);
});
