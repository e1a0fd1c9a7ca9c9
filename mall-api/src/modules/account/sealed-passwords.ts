import { randomUUID } from 'node:crypto';
import type { ReplyOf } from 'shared-kernel/contracts';
import { addDays } from '../../wire/time';
import { createLoginKey, type LoginKey, openPassword } from './login-key';
import { isFresh, issueNonce } from './login-nonce';
import type { AccountRepository } from './repository';
import { singleUse, type Throttle } from './throttle';

const nonceMinutes = 10;
// A key is handed out for a day, and opens what was encrypted with it for one more.
const handedOutDays = 1;
export const opensDays = 2;

/**
 * Passwords on their way: a browser encrypts them with a key and a nonce that it has just been given. A nonce is good
 * once and for ten minutes, so what is caught on the way cannot be sent again.
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

  /** Those of the database, and the one that is handed out, which a restored database may not have. */
  async function keysToOpenWith(now: Date): Promise<LoginKey[]> {
    const kept = await members.openKeys(addDays(now, -opensDays));
    const isKept = kept.some(({ publicKey }) => publicKey === handedOut?.publicKey);
    return handedOut && !isKept ? [handedOut, ...kept] : kept;
  }

  return {
    /** What the next password is to be encrypted with. */
    async key(): Promise<ReplyOf<'member/web/login/key'>> {
      const now = clock();
      const key = await keyToHandOut(now);
      const nonce = issueNonce(key, new Date(now.getTime() + nonceMinutes * 60_000));
      return { publicKey: key.publicKey, nonce };
    },

    /**
     * Opens a password. What does not open, was used before or is too old gives a random password, which is as wrong as
     * a wrong one: nobody learns which.
     */
    async open(encrypted: string): Promise<string> {
      const now = clock();
      let password: string | undefined;
      for (const key of await keysToOpenWith(now)) {
        const [nonce = '', ...rest] = openPassword(encrypted, key).split(' ');
        if (isFresh(nonce, key, now) && (await throttle.permits(singleUse(nonce, nonceMinutes * 60)))) {
          password = rest.join(' ');
        }
      }
      return password ?? randomUUID();
    },
  };
}

export type SealedPasswords = ReturnType<typeof createSealedPasswords>;
