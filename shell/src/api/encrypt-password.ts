import { api } from 'shared-kernel/http';
import { encryptPassword as encryptWithKey } from 'shared-kernel/session';

/**
 * Encrypts a password with the server's public key (docs/specification.md#limits), which is asked for each
 * time: it may change, and its nonce is good for one password.
 */
export function encryptPassword(password: string): Promise<string> {
  return encryptWithKey(api.post('member/web/login/key', {}, { silent: true }), password);
}
