import { api } from 'shared-kernel/http';
import { encryptPassword as encryptWithKey } from 'shared-kernel/session';

/**
 * Encrypts a password with the server's public key (docs/specification.md#limits), which is asked for each
 * time: it may change.
 */
export function encryptPassword(password: string): Promise<string> {
  const publicKey = api.post('member/web/login/key', {}, { silent: true }).then((reply) => reply.publicKey);
  return encryptWithKey(publicKey, password);
}
