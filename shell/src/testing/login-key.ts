import JSEncrypt from 'jsencrypt';

const nonce = 'nonce-1';
const rsa = new JSEncrypt({ default_key_size: '512' });

/** A login key as the server has one: what it publishes, and the way to read what was encrypted with it. */
export const loginKey = {
  seal: () => ({ publicKey: rsa.getPublicKey(), nonce }),
  /** The password that was encrypted; undefined where it came without the nonce. */
  read: (encrypted: string) => new RegExp(`^${nonce} (.*)$`).exec(rsa.decrypt(encrypted) || '')?.[1],
};
