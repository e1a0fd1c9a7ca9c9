/** The server's key and nonce to encrypt one password. */
export interface PasswordSeal {
  readonly publicKey: string;
  /** Encrypted with the password, to prevent replay. */
  readonly nonce: string;
}

/**
 * Encrypts a password with the server's login key (RSA, PKCS#1 v1.5), for login and reset
 * (docs/specification.md#limits).
 * @param seal the key and its nonce, or the request for them; the cipher loads meanwhile
 * @throws Error, with a Chinese text, when the key is invalid
 */
export async function encryptPassword(
  seal: PasswordSeal | Promise<PasswordSeal>,
  password: string,
): Promise<string> {
  const [{ default: JSEncrypt }, { publicKey, nonce }] = await Promise.all([import('jsencrypt'), seal]);
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const encrypted = cipher.encrypt(`${nonce} ${password}`);
  if (!encrypted) throw new Error('密码加密失败，请刷新页面后重试');
  return encrypted;
}
