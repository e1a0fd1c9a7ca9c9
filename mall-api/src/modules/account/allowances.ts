import { limits } from 'shared-kernel/domain';
import type { Allowance } from './throttle';

const minute = 60;
const hour = 60 * minute;

const allowance =
  (action: string, limit: number, windowSeconds: number) =>
  (...subject: string[]): Allowance => ({ action, subject: subject.join('|'), limit, windowSeconds });

const guess = {
  device: allowance('guess-device', 10, 15 * minute),
  here: allowance('guess-here', 10, 15 * minute),
  address: allowance('login-address', 50, 15 * minute),
  // From the eleventh on, each needs proof of work.
  everywhere: allowance('guess-everywhere', 300, 15 * minute),
};

const unreadable = allowance('unreadable', 50, 15 * minute);

const message = {
  device: allowance('sms-device-day', 10, 24 * hour),
  once: allowance('sms-once', 1, limits.verifyCodeCountdownS),
  here: allowance('sms-here', 5, 24 * hour),
  address: allowance('sms-address', 30, hour),
  everywhere: allowance('sms-day', 10, 24 * hour),
};

const mailsOfMember = allowance('mail-day', 20, 24 * hour);

/** Caller that attempts count against: a known device of the member, or a stranger at an address. */
export interface Caller {
  readonly address: string;
  /** Token of a device that the member has logged in with. */
  readonly knownDevice: string | undefined;
}

/** Allowances for wrong guesses of an account's password or a phone's code. */
export const guessesOf = (subject: string, { address, knownDevice }: Caller): Allowance[] =>
  knownDevice
    ? [guess.device(subject, knownDevice)]
    : [guess.here(subject, address), guess.address(address), guess.everywhere(subject)];

/** Allowances for passwords that cannot be decrypted; they are no guesses at an account. */
export const unreadableOf = ({ address, knownDevice }: Caller): Allowance =>
  unreadable(knownDevice ? `device|${knownDevice}` : address);

/** Allowances for messages to a phone or mail address, per purpose. */
export const messagesTo = (subject: string, { address, knownDevice }: Caller): Allowance[] =>
  knownDevice
    ? [message.once(subject, knownDevice), message.device(subject, knownDevice)]
    : [
        message.once(subject),
        message.here(subject, address),
        message.address(address),
        message.everywhere(subject),
      ];

/** Allowance for codes that a member has sent to mail addresses, whichever these are. */
export const mailsOf = (memberId: string): Allowance => mailsOfMember(memberId);

/** Attempts by strangers without proof of work; further ones need it. */
const free: Readonly<Record<string, number>> = {
  'guess-here': 4,
  'login-address': 20,
  'guess-everywhere': 10,
  'sms-here': 2,
  'sms-address': 10,
  'sms-day': 4,
};

export const freeTries = ({ action }: Allowance): number => free[action] ?? Number.POSITIVE_INFINITY;
