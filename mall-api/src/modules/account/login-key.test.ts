import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import JSEncrypt from 'jsencrypt';
import { createLoginKey, type LoginKey, openPassword } from './login-key';

let key: LoginKey;
beforeAll(async () => {
  key = await createLoginKey();
});

test("decrypts what jsencrypt, the browser's library, sends", () => {
  const browser = new JSEncrypt();
  browser.setPublicKey(key.publicKey);
  for (const password of ['a', 'Demo1234', '密码 with ünïcode', 'x'.repeat(200)]) {
    expect(openPassword(String(browser.encrypt(password)), key)).toBe(password);
  }
});

test("decrypts OpenSSL's encryption with the same padding", () => {
  const publicKey = createPublicKey({
    key: Buffer.from(key.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const cipher = publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from('Demo1234'),
  );
  expect(openPassword(cipher.toString('base64'), key)).toBe('Demo1234');
});

test.each([
  ['nothing', ''],
  ['plain text', 'Demo1234'],
  ['a block of the right length', Buffer.alloc(256, 1).toString('base64')],
  ['a number above the modulus', Buffer.alloc(256, 255).toString('base64')],
])('%s decrypts to a password that nobody has, without an error', (_, cipher) => {
  const opened = openPassword(cipher, key);
  expect(opened).toHaveLength(36);
  expect(openPassword(cipher, key)).not.toBe(opened);
});
