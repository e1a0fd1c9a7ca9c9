import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { encryptPassword } from './encrypt-password';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

test('the server can read nonce and password with its private key', async () => {
  const encrypted = await encryptPassword({ publicKey, nonce: 'n-1' }, 'pass中文1');
  const raw = privateDecrypt(
    { key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  );
  // PKCS#1 v1.5: 00 02, random bytes without zero, 00, the message.
  expect([raw[0], raw[1]]).toEqual([0, 2]);
  expect(raw.subarray(raw.indexOf(0, 2) + 1).toString()).toBe('n-1 pass中文1');
});

test('an invalid key is refused', async () => {
  await expect(encryptPassword({ publicKey: 'nonsense', nonce: 'n-1' }, 'x')).rejects.toThrow();
});
