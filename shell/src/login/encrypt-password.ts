import { api } from 'shared-kernel/http';

/** Encrypts a password with the server's public key (section 9), which is asked for each time: it may change. */
export async function encryptPassword(password: string): Promise<string> {
  const [{ default: JSEncrypt }, { publicKey }] = await Promise.all([
    import('jsencrypt'),
    api.post('member/web/login/key', {}, { silent: true }),
  ]);
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const encrypted = rsa.encrypt(password);
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试');
  return encrypted;
}
