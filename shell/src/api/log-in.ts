import { api } from 'shared-kernel/http';
import { encryptPassword } from './encrypt-password';

export interface Credentials {
  account: string;
  password: string;
}

/** Logs in with account and password; the password leaves the browser encrypted. */
export async function logIn({ account, password }: Credentials) {
  const encrypted = await encryptPassword(password);
  return api.post('member/web/login', { account, password: encrypted }, { silent: true });
}
