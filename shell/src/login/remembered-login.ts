import type { Credentials } from '../api/log-in';
import { passwordKey } from './password-key';

const storageKey = 'rememberedLogin';

interface StoredLogin {
  account: string;
  iv: string;
  password: string;
}

/**
 * Whether this browser can keep a password safely: WebCrypto needs a secure context
 * (docs/decisions/access.md#remembered-password).
 */
export const canRemember = (): boolean =>
  window.isSecureContext && 'subtle' in crypto && typeof indexedDB !== 'undefined';

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Keeps account and password in local storage, the password encrypted with a key that never leaves the browser. */
export async function rememberLogin({ account, password }: Credentials): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await passwordKey(),
    new TextEncoder().encode(password),
  );
  const stored: StoredLogin = { account, iv: toText(iv), password: toText(new Uint8Array(encrypted)) };
  localStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The remembered account and password; null when there are none, or none that can still be read. */
export async function recallLogin(): Promise<Credentials | null> {
  const text = localStorage.getItem(storageKey);
  if (!text || !canRemember()) return null;
  try {
    const { account, iv, password } = JSON.parse(text) as StoredLogin;
    if (typeof account !== 'string') throw new Error('not an account');
    const decrypted = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      await passwordKey(),
      toBytes(password),
    );
    return { account, password: new TextDecoder().decode(decrypted) };
  } catch {
    forgetLogin();
    return null;
  }
}

export function forgetLogin(): void {
  localStorage.removeItem(storageKey);
}
