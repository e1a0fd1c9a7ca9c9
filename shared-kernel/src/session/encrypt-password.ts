/** Encrypts a password with the server's login key (RSA, PKCS#1 v1.5), for login and reset (section 9). */
export async function encryptPassword(publicKey: string, password: string): Promise<string> {
  const { default: JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const encrypted = cipher.encrypt(password);
  if (!encrypted) throw new Error('The login key cannot encrypt this password');
  return encrypted;
}
