/** @jest-environment node */
// Node has WebCrypto, which jsdom has not; the little of a browser that is needed besides stands here.
import 'fake-indexeddb/auto';
import { canRemember, forgetLogin, recallLogin, rememberLogin } from './remembered-login';

const credentials = { account: 'hospital', password: '密码 abc123' };

const stored = new Map<string, string>();
Object.assign(globalThis, {
  window: globalThis,
  isSecureContext: true,
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});

beforeEach(() => stored.clear());

test('a secure browser can remember', () => expect(canRemember()).toBe(true));

test('account and password come back', async () => {
  await rememberLogin(credentials);
  await expect(recallLogin()).resolves.toEqual(credentials);
});

test('the password is not stored in plain text, nor twice alike', async () => {
  await rememberLogin(credentials);
  const first = localStorage.getItem('rememberedLogin') ?? '';
  await rememberLogin(credentials);
  expect(first).not.toContain('abc123');
  expect(localStorage.getItem('rememberedLogin')).not.toBe(first);
});

test('nothing comes back once forgotten', async () => {
  await rememberLogin(credentials);
  forgetLogin();
  await expect(recallLogin()).resolves.toBeNull();
});

test.each(['no json', '{"account":"a","iv":"AAAA","password":"AAAA"}'])(
  'what cannot be read any more is forgotten: %s',
  async (broken) => {
    localStorage.setItem('rememberedLogin', broken);
    await expect(recallLogin()).resolves.toBeNull();
    expect(localStorage.getItem('rememberedLogin')).toBeNull();
  },
);
