import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { smsCodes } from '../../db/schema';
import type { Mail } from '../../ports/mail';
import type { Sms } from '../../ports/sms';

const validMinutes = 5;
const maxGuesses = 5;

export type CodePurpose = 'login' | 'reset' | 'sign' | 'apply' | 'mail';

/**
 * Result of a guess. `usedUp`: no guesses left; `over`: the newest code, but used or expired. Both need a new
 * code.
 */
export type Guess = 'right' | 'wrong' | 'usedUp' | 'over';

const hashCode = (purpose: CodePurpose, mobilePhone: string, code: string) =>
  createHash('sha256').update(`${purpose}:${mobilePhone}:${code}`).digest('hex');

/**
 * Codes by text message, or for `mail` to an address: six digits, valid for five minutes, five guesses and one use; only
 * the newest is valid.
 */
export function createVerifyCodes(db: Queries, clock: () => Date, { sms, mail }: { sms: Sms; mail: Mail }) {
  return {
    /**
     * @param mobilePhone or address
     * @param isMeant whether to send the message; otherwise does everything but sending it, for unknown
     * phones
     */
    async send(purpose: CodePurpose, mobilePhone: string, isMeant: boolean): Promise<void> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock();
      await db.insert(smsCodes).values({
        mobilePhone,
        purpose,
        codeHash: hashCode(purpose, mobilePhone, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + validMinutes * 60_000),
      });
      const text = `验证码 ${code}，${validMinutes} 分钟内有效，请勿告诉他人。`;
      if (purpose === 'mail') await mail.send(mobilePhone, { subject: '邮箱验证码', text });
      else await sms.send(mobilePhone, isMeant ? text : null);
    },

    /**
     * Checks a code. The right one is consumed, a wrong one costs a guess.
     * @param isKnown whether the guess comes from a known browser of the member: it costs none and ignores
     * strangers' guesses, since it is counted separately
     */
    async use(purpose: CodePurpose, mobilePhone: string, code: string, isKnown: boolean): Promise<Guess> {
      const now = clock();
      const newest = db
        .select({ id: smsCodes.id })
        .from(smsCodes)
        .where(and(eq(smsCodes.mobilePhone, mobilePhone), eq(smsCodes.purpose, purpose)))
        .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
        .limit(1);
      const right = sql`${smsCodes.codeHash} = ${hashCode(purpose, mobilePhone, code)}`;
      const [guessed] = await db
        .update(smsCodes)
        .set({
          attempts: sql`${smsCodes.attempts} + ${isKnown ? 0 : 1}`,
          usedAt: sql`case when ${right} then ${now.toISOString()}::timestamptz end`,
        })
        .where(
          and(
            eq(smsCodes.id, sql`(${newest})`),
            isNull(smsCodes.usedAt),
            gt(smsCodes.expiresAt, now),
            isKnown ? undefined : lt(smsCodes.attempts, maxGuesses),
          ),
        )
        .returning({ usedAt: smsCodes.usedAt, attempts: smsCodes.attempts });
      if (guessed) {
        if (guessed.usedAt) return 'right';
        return isKnown || guessed.attempts < maxGuesses ? 'wrong' : 'usedUp';
      }
      const [left] = await db
        .select({ usedAt: smsCodes.usedAt, expiresAt: smsCodes.expiresAt, isRight: sql<boolean>`${right}` })
        .from(smsCodes)
        .where(eq(smsCodes.id, sql`(${newest})`));
      if (left && !left.usedAt && left.expiresAt > now) return 'usedUp';
      // Only the message's reader learns this: the answer to a login may have been lost.
      return left?.isRight ? 'over' : 'wrong';
    },

    /** Makes a consumed code valid again, because its action failed. */
    async giveBack(purpose: CodePurpose, mobilePhone: string, code: string): Promise<void> {
      await db
        .update(smsCodes)
        .set({ usedAt: null })
        .where(eq(smsCodes.codeHash, hashCode(purpose, mobilePhone, code)));
    },
  };
}

export type VerifyCodes = ReturnType<typeof createVerifyCodes>;
