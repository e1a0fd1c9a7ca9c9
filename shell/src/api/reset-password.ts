import { api } from 'shared-kernel/http';
import { encryptPassword } from './encrypt-password';

export interface NewPassword {
  mobilePhone: string;
  verifyCode: string;
  newPassword: string;
}

/** Sets a new password; it leaves the browser encrypted. */
export async function resetPassword({ newPassword, ...proof }: NewPassword) {
  const encrypted = await encryptPassword(newPassword);
  return api.post('member/forgetpassword', { ...proof, newPassword: encrypted }, { silent: true });
}
