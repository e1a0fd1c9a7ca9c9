import type { ReplyOf } from 'shared-kernel/contracts';
import { addDays } from '../../wire/time';
import { createLoginKey, type LoginKey, openPassword } from './login-key';
import { isFresh, issueNonce } from './login-nonce';
import type { AccountRepository } from './repository';
import type { Throttle } from './throttle';

const nonceMinutes = 10;
// A key is issued for one day and decrypts for one more.
const handedOutDays = 1;
export const opensDays = 2;

/**
 * Passwords in transit: a browser encrypts them with a key and a fresh nonce. A nonce is valid once, for ten
 * minutes, which prevents replays.
 */
export function createSealedPasswords(
  members: Pick<AccountRepository, 'loginKey' | 'openKeys'>,
  throttle: Throttle,
  clock: () => Date,
) {
  let handedOut: (LoginKey & { createdAt: Date }) | undefined;

  async function keyToHandOut(now: Date): Promise<LoginKey> {
    const since = addDays(now, -handedOutDays);
    if (!handedOut || handedOut.createdAt <= since) {
      handedOut = await members.loginKey(since, async () => ({
        ...(await createLoginKey()),
        createdAt: now,
        expiresAt: addDays(now, opensDays),
      }));
    }
    return handedOut;
  }

  /** The database's keys and the currently issued one, which a restored database may lack. */
  async function keysToOpenWith(now: Date): Promise<LoginKey[]> {
    const kept = await members.openKeys(addDays(now, -opensDays));
    const isKept = kept.some(({ publicKey }) => publicKey === handedOut?.publicKey);
    return handedOut && !isKept ? [handedOut, ...kept] : kept;
  }

  return {
    /** Returns the key and nonce to encrypt the next password with. */
    async key(): Promise<ReplyOf<'member/web/login/key'>> {
      const now = clock();
      const key = await keyToHandOut(now);
      const nonce = issueNonce(key, new Date(now.getTime() + nonceMinutes * 60_000));
      return { publicKey: key.publicKey, nonce };
    },

    /**
     * Decrypts a password. Returns undefined for an invalid, used or expired one, without telling which: a
     * guessed padding has no valid nonce, so this is no padding oracle.
     */
    async open(encrypted: string): Promise<string | undefined> {
      const now = clock();
      let password: string | undefined;
      for (const key of await keysToOpenWith(now)) {
        const [nonce = '', ...rest] = openPassword(encrypted, key).split(' ');
        if (isFresh(nonce, key, now) && (await throttle.isFirst(nonce, nonceMinutes * 60))) {
          password = rest.join(' ');
        }
      }
      return password;
    },
  };
}

export type SealedPasswords = ReturnType<typeof createSealedPasswords>;
