import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { CallError, notFound, wrongState } from '../../http/call-error';
import { NotTaken } from '../../ports/mail';
import { guessesOf, mailsOf, messagesTo } from '../account/allowances';
import { codeRefusal } from '../account/code-refusal';
import { hiddenEmail } from '../account/hidden-email';
import { hiddenPhone } from '../account/hidden-phone';
import type { Throttle } from '../account/throttle';
import type { VerifyCodes } from '../account/verify-codes';
import { notificationRepository } from './repository';
import { allChoices } from './wanted';

interface Parts {
  readonly throttle: Throttle;
  readonly codes: VerifyCodes;
}

const subjectOf = (email: string) => `mail:${email}`;
// Who is logged in proves an address: none of the member's devices is known by it.
const callerAt = (address: string) => ({ address, knownDevice: undefined });

/** Where messages reach a member outside the shop (docs/decisions/colleagues.md#messages-outside-the-shop). */
export function createNotificationService(db: Database, { throttle, codes }: Parts) {
  const notifications = notificationRepository(db);

  async function addressesOf({ memberId }: Buyer) {
    const found = await notifications.addresses(memberId);
    if (!found) throw notFound('用户');
    return found;
  }

  return {
    async read(buyer: Buyer): Promise<ReplyOf<'member/notification'>> {
      const { mobilePhone, email } = await addressesOf(buyer);
      const choices = await notifications.choices(buyer.memberId);
      return {
        mobilePhone: hiddenPhone(mobilePhone),
        email: email && hiddenEmail(email),
        choices: allChoices(choices, email),
      };
    },

    /** @throws CallError 60003 for mail without an address */
    async choose(buyer: Buyer, choice: ParsedRequestOf<'member/notification/edit'>): Promise<null> {
      const { email } = await addressesOf(buyer);
      if (choice.channel === 'mail' && email === null) throw wrongState('请先绑定邮箱');
      await notifications.choose({ ...choice, memberId: buyer.memberId });
      return null;
    },

    /**
     * Sends a code to an address, whoever else has it.
     * @throws CallError 60005 when the limit of the address, the member or the network is reached, 50001 when the mail
     * server did not take it
     */
    async sendCode({ memberId }: Buyer, email: string, address: string): Promise<null> {
      const mails = [...messagesTo(subjectOf(email), callerAt(address)), mailsOf(memberId)];
      await throttle.take(...mails);
      try {
        await codes.send('mail', email, true);
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error;
        await throttle.giveBack(...mails);
        throw new CallError(envelopeCodes.refused, '验证码邮件未能发出，请核对邮箱地址或稍后重试');
      }
      return null;
    },

    /** @throws CallError 60006 on a wrong code, 60005 after too many attempts */
    async bind(
      { memberId }: Buyer,
      { email, verifyCode }: ParsedRequestOf<'member/email/bind'>,
      address: string,
    ): Promise<null> {
      const tries = guessesOf(subjectOf(email), callerAt(address));
      await throttle.take(...tries);
      const guess = await codes.use('mail', email, verifyCode, false);
      if (guess !== 'right') throw codeRefusal(guess, '邮箱或验证码有误');
      await throttle.giveBack(...tries);
      await notifications.setEmail(memberId, email);
      return null;
    },

    /** Forgets the address, and what was chosen to go there. */
    async removeEmail({ memberId }: Buyer): Promise<null> {
      await db.transaction(async (tx) => {
        await notificationRepository(tx).setEmail(memberId, null);
        await notificationRepository(tx).forgetMailChoices(memberId);
      });
      return null;
    },
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;
