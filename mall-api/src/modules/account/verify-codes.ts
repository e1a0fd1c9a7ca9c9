import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { smsCodes } from '../../db/schema';
import type { Sms } from '../../ports/sms';

const validMinutes = 5;
const maxGuesses = 5;

export type CodePurpose = 'login' | 'reset' | 'sign' | 'apply';

/**
 * What became of a guess: `usedUp` has nothing left to guess at, `over` is the newest code, which was used or has ended; only a
 * new one helps with either.
 */
export type Guess = 'right' | 'wrong' | 'usedUp' | 'over';

const hashCode = (purpose: CodePurpose, mobilePhone: string, code: string) =>
  createHash('sha256').update(`${purpose}:${mobilePhone}:${code}`).digest('hex');

/** Codes sent by text message: six digits, good for five minutes, five guesses and one use; only the newest counts. */
export function createVerifyCodes(db: Queries, clock: () => Date, sms: Sms) {
  return {
    /** @param isMeant whether a message goes out: to a member's phone, or an applicant's; for another all is done but the sending */
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
      await sms.send(mobilePhone, isMeant ? text : null);
    },

    /**
     * A right code is used up by that, a wrong one costs a guess.
     * @param isKnown whether the guess comes from a browser of the member's: it costs none, and does not suffer from those of
     * strangers, because it is counted by itself
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
      // Only who has read the message is told: the answer to a login may have been lost.
      return left?.isRight ? 'over' : 'wrong';
    },

    /** Lets a code that was just used be used again, because what it was used for did not come about. */
    async giveBack(purpose: CodePurpose, mobilePhone: string, code: string): Promise<void> {
      await db
        .update(smsCodes)
        .set({ usedAt: null })
        .where(eq(smsCodes.codeHash, hashCode(purpose, mobilePhone, code)));
    },
  };
}

export type VerifyCodes = ReturnType<typeof createVerifyCodes>;
