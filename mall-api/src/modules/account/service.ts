import type { LoginReply, ReplyOf, RequestOf } from 'shared-kernel/contracts';
import { type ClientType, envelopeCodes, limits, passwordPattern } from 'shared-kernel/domain';
import type { Buyer } from '../../http/buyer';
import { CallError, invalid, notFound } from '../../http/call-error';
import type { Joining } from '../colleague/joining';
import { type Caller, freeTries, guessesOf, messagesTo, unreadableOf } from './allowances';
import { codeRefusal } from './code-refusal';
import { hiddenPhone } from './hidden-phone';
import type { KnownDevices } from './known-devices';
import { hashPassword, passwordMatches } from './password-hash';
import type { Proofs } from './proofs';
import type { AccountRepository, Member } from './repository';
import type { SealedPasswords } from './sealed-passwords';
import type { Sessions } from './sessions';
import type { Allowance, Throttle } from './throttle';
import type { CodePurpose, VerifyCodes } from './verify-codes';

/** Origin of a login. */
export interface Origin {
  readonly address: string;
  readonly device: string;
  /** Device token of an earlier login. */
  readonly deviceToken?: string | undefined;
  /** Proof of work for this call. */
  readonly proof?: string | undefined;
  /** Stores a token in the browser. */
  keepDevice?(token: string): void;
}

interface Parts {
  readonly members: AccountRepository;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly codes: VerifyCodes;
  readonly devices: KnownDevices;
  readonly sealed: SealedPasswords;
  readonly proofs: Proofs;
  readonly joining: Joining;
  /** What a deactivated member is told. */
  readonly deactivated: (clientId: string) => Promise<CallError>;
}

const unreadable = '密码已失效，请刷新页面后重新输入';
const wrongCode = '手机号或验证码有误';

/** Login, logout and password reset (docs/specification.md#account-calls). */
export function createAccountService({
  members,
  sessions,
  throttle,
  codes,
  devices,
  sealed,
  proofs,
  joining,
  deactivated,
}: Parts) {
  function requireFit(password: string | undefined): string {
    if (password === undefined) throw invalid(unreadable);
    if (password.length < limits.passwordMin || password.length > limits.passwordMax) {
      throw invalid(`长度在 ${limits.passwordMin} 到 ${limits.passwordMax} 个字符`);
    }
    if (!passwordPattern.test(password)) throw invalid('至少为字母+数字');
    return password;
  }

  async function callerOf(member: Member | undefined, { address, deviceToken }: Origin): Promise<Caller> {
    const known = member && deviceToken && (await devices.knows(member.id, deviceToken));
    return { address, knownDevice: known ? deviceToken : undefined };
  }

  /** Counts an attempt; after many by strangers it requires proof of work. */
  async function take(
    subject: string,
    tries: readonly Allowance[],
    proof: string | undefined,
  ): Promise<void> {
    const counts = await throttle.counted(...tries);
    const beyond = tries.map((allowance, index) => (counts[index] ?? 0) - freeTries(allowance));
    const most = Math.max(...beyond);
    // No proof of work for an attempt that is refused anyway.
    const isOpen = tries.every(({ limit }, index) => (counts[index] ?? 0) < limit);
    if (isOpen && most >= 0) await proofs.require(subject, proof, most);
    await throttle.take(...tries);
  }

  /** Decrypts a password counted as both guess and unreadable, and releases the count that does not apply. */
  async function open(encrypted: string, guesses: readonly Allowance[], caller: Caller): Promise<string> {
    const password = await sealed.open(encrypted);
    if (password !== undefined) {
      await throttle.giveBack(unreadableOf(caller));
      return password;
    }
    await throttle.giveBack(...guesses);
    throw new CallError(envelopeCodes.wrongCredentials, unreadable);
  }

  /** Only who has proved to be the member learns that the account is closed. */
  async function requireActive(member: Member): Promise<void> {
    if (!member.enabled) throw await deactivated(member.clientId);
  }

  async function startSession(member: Member, from: Origin): Promise<LoginReply> {
    await requireActive(member);
    const { token, isNew } = await devices.remember(member.id, from.deviceToken);
    from.keepDevice?.(token);
    if (isNew) await devices.tell(member.id, from);
    return {
      sessionId: await sessions.start(member.id, { ...from, deviceToken: token }),
      id: member.id,
      userId: member.id,
      name: member.name,
      clientName: member.clientName,
      clientType: member.clientType as ClientType,
      productView: member.productView,
      ...((await members.hasColleagues(member)) && { roles: member.roles }),
    };
  }

  /** The member of a phone that a code has proved; an invited one becomes a member by its first login. */
  async function memberOf(purpose: CodePurpose, mobilePhone: string): Promise<Member | undefined> {
    const hasJoined = purpose === 'login' && (await joining.join(mobilePhone));
    return hasJoined ? members.findByPhone(mobilePhone) : undefined;
  }

  /** Consumes a code. @returns the phone's member, if any */
  async function takeCode(
    purpose: CodePurpose,
    mobilePhone: string,
    code: string,
    from: Origin,
  ): Promise<Member | undefined> {
    const member = await members.findByPhone(mobilePhone);
    const caller = await callerOf(member, from);
    const subject = `${purpose}:${mobilePhone}`;
    const tries = guessesOf(subject, caller);
    // Signing needs a session, so the caller is no stranger.
    if (purpose === 'sign') await throttle.take(...tries);
    else await take(subject, tries, from.proof);
    const guess = await codes.use(purpose, mobilePhone, code, caller.knownDevice !== undefined);
    const found = guess === 'right' ? (member ?? (await memberOf(purpose, mobilePhone))) : undefined;
    const isRight = guess === 'right' && (found !== undefined || purpose === 'apply');
    // A right one is refused where the phone has no account.
    if (!isRight) throw codeRefusal(guess, wrongCode);
    await throttle.giveBack(...tries);
    return found;
  }

  async function spendCode(
    purpose: Exclude<CodePurpose, 'apply' | 'mail'>,
    mobilePhone: string,
    code: string,
    from: Origin,
  ): Promise<Member> {
    const member = await takeCode(purpose, mobilePhone, code, from);
    if (!member) throw new CallError(envelopeCodes.wrongCredentials, wrongCode);
    await requireActive(member);
    return member;
  }

  return {
    /**
     * Consumes a code sent to a member's phone.
     * @throws CallError 60006 on a wrong phone or code, 60005 after too many attempts
     */
    spendCode,

    /**
     * Consumes a code sent to an applicant's phone.
     * @returns whether the phone is a member's
     * @throws CallError 60006 on a wrong code, 60005 after too many attempts
     */
    async proveApplicant(mobilePhone: string, code: string, from: Origin): Promise<boolean> {
      return (await takeCode('apply', mobilePhone, code, from)) !== undefined;
    },

    /**
     * @param encrypted password, encrypted with the public key
     * @throws CallError 60006 on a wrong account or password, 60005 after too many attempts
     */
    async login(account: string, encrypted: string, from: Origin): Promise<LoginReply> {
      const member = await members.findByAccount(account);
      const subject = account.toLowerCase();
      const caller = await callerOf(member, from);
      const tries = guessesOf(subject, caller);
      await take(subject, [...tries, unreadableOf(caller)], from.proof);
      const password = await open(encrypted, tries, caller);
      const matches = await passwordMatches(password, member?.passwordHash);
      if (!member || !matches) throw new CallError(envelopeCodes.wrongCredentials, '账号或密码有误');
      await throttle.giveBack(...tries);
      return startSession(member, from);
    },

    /** @throws CallError 60006 on a wrong phone or code, 60005 after too many attempts */
    async phoneLogin(mobilePhone: string, code: string, from: Origin): Promise<LoginReply> {
      return startSession(await spendCode('login', mobilePhone, code, from), from);
    },

    /** Ends the session, if there is one. */
    async logout(token: string | undefined): Promise<null> {
      if (token) await sessions.end(token);
      return null;
    },

    /**
     * Sends a code to a member's phone, or for a login to an invited one. An unknown phone gets the same answer after
     * the same work, but no message, so that nobody can find out who has an account. A code for an application goes to
     * any phone.
     * @throws CallError 60005 when the phone's or the address's limit is reached
     */
    async sendCode(purpose: CodePurpose, mobilePhone: string, from: Origin): Promise<null> {
      const member = await members.findByPhone(mobilePhone);
      const subject = `${purpose}:${mobilePhone}`;
      const messages = messagesTo(subject, await callerOf(member, from));
      if (purpose === 'sign') await throttle.take(...messages);
      else await take(subject, messages, from.proof);
      const isMeant =
        member !== undefined ||
        purpose === 'apply' ||
        (purpose === 'login' && (await joining.isInvited(mobilePhone)));
      await codes.send(purpose, mobilePhone, isMeant);
      return null;
    },

    /**
     * Sets a new password and ends all sessions of the member.
     * @param encrypted new password, encrypted with the public key; 6 to 20 characters with letters and digits
     */
    async resetPassword(mobilePhone: string, code: string, encrypted: string, from: Origin): Promise<null> {
      // Only the holder of a valid code learns what is wrong with the password.
      const member = await spendCode('reset', mobilePhone, code, from);
      const opened = await sealed.open(encrypted);
      let password: string;
      try {
        password = requireFit(opened);
      } catch (error) {
        await codes.giveBack('reset', mobilePhone, code);
        throw error;
      }
      await members.changePassword(member.id, await hashPassword(password));
      await sessions.endAll(member.id);
      return null;
    },

    /**
     * Changes a password given the old one, and ends the other sessions unless told to keep them.
     * @throws CallError 50001 when the old one is wrong, 60005 after too many attempts, 60001 for a weak new
     * one
     */
    async changePassword(
      buyer: Buyer,
      { oldPassword, newPassword, keepOthers }: RequestOf<'member/changepassword'>,
      from: Origin,
    ): Promise<null> {
      const member = await members.findById(buyer.memberId);
      if (!member) throw notFound('用户');
      const caller = await callerOf(member, from);
      const tries = guessesOf(member.account, caller);
      await throttle.take(...tries, unreadableOf(caller));
      if (!(await passwordMatches(await open(oldPassword, tries, caller), member.passwordHash))) {
        throw new CallError(envelopeCodes.refused, '原密码错误');
      }
      await throttle.giveBack(...tries);
      const password = requireFit(await sealed.open(newPassword));
      await members.changePassword(member.id, await hashPassword(password));
      if (!keepOthers) await sessions.endOthers(buyer);
      return null;
    },

    /** Returns the buyer's own data. @throws CallError 60004 for anybody else's id */
    async profile(buyer: Buyer, id: string): Promise<ReplyOf<'memberInfo/detail'>> {
      const member = id === buyer.memberId ? await members.findById(id) : undefined;
      if (!member) throw notFound('用户');
      return {
        id: member.id,
        userId: member.id,
        name: member.name,
        account: member.account,
        mobilePhone: hiddenPhone(member.mobilePhone),
        clientName: member.clientName,
        clientType: member.clientType as ClientType,
      };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
