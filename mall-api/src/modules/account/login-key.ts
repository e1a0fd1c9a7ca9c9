import { constants, createPrivateKey, generateKeyPair, privateDecrypt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

/** Key pair for passwords in transit: browsers encrypt with it (docs/specification.md#limits). */
export interface LoginKey {
  /** SubjectPublicKeyInfo, base64 without header lines, as jsencrypt takes it. */
  readonly publicKey: string;
  /** PKCS#8 PEM. */
  readonly privateKey: string;
}

export async function createLoginKey(): Promise<LoginKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/**
 * Decrypts a password from jsencrypt (RSA, PKCS#1 v1.5 padding, base64).
 *
 * Node refuses that padding for private keys on an OpenSSL without implicit rejection (CVE-2023-46809), so
 * this removes the padding itself. A failure gives a random password instead of an error, which is that
 * implicit rejection: a caller cannot tell a bad padding from a wrong password.
 */
export function openPassword(encrypted: string, key: LoginKey): string {
  const cipher = Buffer.from(encrypted, 'base64');
  try {
    const block = privateDecrypt(
      { key: createPrivateKey(key.privateKey), padding: constants.RSA_NO_PADDING },
      cipher,
    );
    const end = block.indexOf(0, 2);
    if (block[0] === 0 && block[1] === 2 && end >= 10) return block.toString('utf8', end + 1);
  } catch {
    // Not the key's length, or above its modulus: treated like a bad padding.
  }
  return randomUUID();
}
