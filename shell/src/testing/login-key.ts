import JSEncrypt from 'jsencrypt';

const rsa = new JSEncrypt({ default_key_size: '512' });

/** A login key as the server has one: what it publishes, and the way to read what was encrypted with it. */
export const loginKey = {
  get publicKey() {
    return rsa.getPublicKey();
  },
  read: (encrypted: string) => rsa.decrypt(encrypted),
};
