import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LoginKey } from './login-key';

const macLength = 22;

const macOf = (facts: string, key: LoginKey) =>
  createHmac('sha256', key.privateKey).update(facts).digest('base64url').slice(0, macLength);

/** Issues a nonce that only the key's holder can make; it dates what a browser encrypts with it. */
export function issueNonce(key: LoginKey, expiresAt: Date): string {
  const facts = `${expiresAt.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${facts}.${macOf(facts, key)}`;
}

/** Whether the nonce is authentic and not expired; does not check whether it was used. */
export function isFresh(nonce: string, key: LoginKey, now: Date): boolean {
  const facts = nonce.slice(0, -macLength - 1);
  const mac = Buffer.from(nonce.slice(-macLength));
  const expected = Buffer.from(macOf(facts, key));
  const expires = Number.parseInt(facts, 36);
  return mac.length === expected.length && timingSafeEqual(mac, expected) && expires > now.getTime();
}
