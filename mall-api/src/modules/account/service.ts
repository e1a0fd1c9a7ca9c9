import type { LoginReply, ReplyOf } from 'shared-kernel/contracts';
import { type ClientType, envelopeCodes, limits, passwordPattern } from 'shared-kernel/domain';
import type { Buyer } from '../../http/buyer';
import { CallError, invalid, notFound } from '../../http/call-error';
import { hashPassword, passwordMatches } from './password-hash';
import type { AccountRepository, Member } from './repository';
import type { SealedPasswords } from './sealed-passwords';
import type { Sessions } from './sessions';
import type { Allowance, Throttle } from './throttle';
import type { CodePurpose, VerifyCodes } from './verify-codes';

const minute = 60;
const hour = 60 * minute;

const guesses = {
  account: (subject: string): Allowance => ({
    action: 'login-account',
    subject,
    limit: 10,
    windowSeconds: 15 * minute,
  }),
  address: (subject: string): Allowance => ({
    action: 'login-address',
    subject,
    limit: 50,
    windowSeconds: 15 * minute,
  }),
  phone: (subject: string): Allowance => ({
    action: 'code-guess',
    subject,
    limit: 10,
    windowSeconds: 15 * minute,
  }),
};

const messagesTo = {
  phoneOnce: (subject: string): Allowance => ({
    action: 'sms-once',
    subject,
    limit: 1,
    windowSeconds: limits.verifyCodeCountdownS,
  }),
  phoneDaily: (subject: string): Allowance => ({
    action: 'sms-day',
    subject,
    limit: 10,
    windowSeconds: 24 * hour,
  }),
  address: (subject: string): Allowance => ({
    action: 'sms-address',
    subject,
    limit: 30,
    windowSeconds: hour,
  }),
};

/** Where a login comes from. */
export interface Origin {
  readonly address: string;
  readonly device: string;
}

interface Parts {
  readonly members: AccountRepository;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly codes: VerifyCodes;
  readonly sealed: SealedPasswords;
}

/** Logging in and out and resetting a password (docs/specification.md#account-calls). */
export function createAccountService({ members, sessions, throttle, codes, sealed }: Parts) {
  function requireFit(password: string): void {
    if (password.length < limits.passwordMin || password.length > limits.passwordMax) {
      throw invalid(`长度在 ${limits.passwordMin} 到 ${limits.passwordMax} 个字符`);
    }
    if (!passwordPattern.test(password)) throw invalid('至少为字母+数字');
  }

  async function startSession(member: Member, from: Origin): Promise<LoginReply> {
    return {
      sessionId: await sessions.start(member.id, from),
      id: member.id,
      userId: member.id,
      name: member.name,
      clientName: member.clientName,
      clientType: member.clientType as ClientType,
    };
  }

  async function spendCode(
    purpose: CodePurpose,
    mobilePhone: string,
    code: string,
    from: Origin,
  ): Promise<Member> {
    const tries = [guesses.phone(mobilePhone), guesses.address(from.address)];
    await throttle.take(...tries);
    const [right, member] = await Promise.all([
      codes.use(purpose, mobilePhone, code),
      members.findByPhone(mobilePhone),
    ]);
    if (!right || !member) throw new CallError(envelopeCodes.wrongCredentials, '手机号或验证码有误');
    await throttle.giveBack(...tries);
    return member;
  }

  return {
    /**
     * Uses up a code that was sent to a member's phone.
     * @throws CallError 60006 on a wrong phone or code, 60005 after too many of them
     */
    spendCode,

    /**
     * @param encrypted password, encrypted with the public key
     * @throws CallError 60006 on a wrong account or password, 60005 after too many of them
     */
    async login(account: string, encrypted: string, from: Origin): Promise<LoginReply> {
      const tries = [guesses.account(account.toLowerCase()), guesses.address(from.address)];
      await throttle.take(...tries);
      const member = await members.findByAccount(account);
      const password = await sealed.open(encrypted);
      const matches = await passwordMatches(password, member?.passwordHash);
      if (!member || !matches) throw new CallError(envelopeCodes.wrongCredentials, '账号或密码有误');
      await throttle.giveBack(...tries);
      return startSession(member, from);
    },

    /** @throws CallError 60006 on a wrong phone or code, 60005 after too many of them */
    async phoneLogin(mobilePhone: string, code: string, from: Origin): Promise<LoginReply> {
      return startSession(await spendCode('login', mobilePhone, code, from), from);
    },

    /** Ends the session, if there is one. */
    async logout(token: string | undefined): Promise<null> {
      if (token) await sessions.end(token);
      return null;
    },

    /**
     * Sends a code to a member's phone. A phone that belongs to nobody gets the same answer and no message, so that
     * nobody can ask who buys here.
     * @throws CallError 60005 when the phone or the address has had enough
     */
    async sendCode(purpose: CodePurpose, mobilePhone: string, from: Origin): Promise<null> {
      await throttle.take(
        messagesTo.phoneOnce(`${purpose}:${mobilePhone}`),
        messagesTo.phoneDaily(mobilePhone),
        messagesTo.address(from.address),
      );
      if (await members.findByPhone(mobilePhone)) await codes.send(purpose, mobilePhone);
      return null;
    },

    /**
     * Sets a new password and ends all sessions of the member.
     * @param encrypted new password, encrypted with the public key; 6 to 20 characters with letters and digits
     */
    async resetPassword(mobilePhone: string, code: string, encrypted: string, from: Origin): Promise<null> {
      // Only who has the code is told what is wrong with the password.
      const member = await spendCode('reset', mobilePhone, code, from);
      const password = await sealed.open(encrypted);
      try {
        requireFit(password);
      } catch (error) {
        await codes.giveBack('reset', mobilePhone, code);
        throw error;
      }
      await members.changePassword(member.id, await hashPassword(password));
      await sessions.endAll(member.id);
      return null;
    },

    /**
     * Changes the password of a buyer who knows the old one, and ends the other sessions.
     * @throws CallError 50001 when the old one is wrong, 60005 after too many of them, 60001 for a weak new one
     */
    async changePassword(buyer: Buyer, old: string, encrypted: string, from: Origin): Promise<null> {
      const member = await members.findById(buyer.memberId);
      if (!member) throw notFound('用户');
      const tries = [guesses.account(member.account), guesses.address(from.address)];
      await throttle.take(...tries);
      if (!(await passwordMatches(await sealed.open(old), member.passwordHash))) {
        throw new CallError(envelopeCodes.refused, '原密码有误');
      }
      await throttle.giveBack(...tries);
      const password = await sealed.open(encrypted);
      requireFit(password);
      await members.changePassword(member.id, await hashPassword(password));
      await sessions.endOthers(buyer);
      return null;
    },

    /** The buyer's own data. @throws CallError 60004 for anybody else's id */
    async profile(buyer: Buyer, id: string): Promise<ReplyOf<'memberInfo/detail'>> {
      const member = id === buyer.memberId ? await members.findById(id) : undefined;
      if (!member) throw notFound('用户');
      return {
        id: member.id,
        userId: member.id,
        name: member.name,
        account: member.account,
        mobilePhone: member.mobilePhone.replace(/^(\d{3})\d{4}/, '$1****'),
        clientName: member.clientName,
        clientType: member.clientType as ClientType,
      };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
