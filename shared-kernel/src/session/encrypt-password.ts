/**
 * Encrypts a password with the server's login key (RSA, PKCS#1 v1.5), for login and reset
 * (docs/specification.md#limits).
 * @param publicKey the key, or the request for it; the cipher loads meanwhile
 * @throws Error, with a text for the buyer, when the key is not one
 */
export async function encryptPassword(
  publicKey: string | Promise<string>,
  password: string,
): Promise<string> {
  const [{ default: JSEncrypt }, key] = await Promise.all([import('jsencrypt'), publicKey]);
  const cipher = new JSEncrypt();
  cipher.setPublicKey(key);
  const encrypted = cipher.encrypt(password);
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试');
  return encrypted;
}
