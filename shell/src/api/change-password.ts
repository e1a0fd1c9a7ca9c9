import { api } from 'shared-kernel/http';
import { encryptPassword } from './encrypt-password';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  /** Leaves the buyer logged in elsewhere. */
  keepOthers: boolean;
}

/** Changes the password of who knows the old one; both leave the browser encrypted, each with a nonce of its own. */
export async function changePassword({ oldPassword, newPassword, keepOthers }: PasswordChange) {
  const [old, fresh] = await Promise.all([encryptPassword(oldPassword), encryptPassword(newPassword)]);
  return api.post(
    'member/changepassword',
    { oldPassword: old, newPassword: fresh, keepOthers },
    { silent: true },
  );
}
