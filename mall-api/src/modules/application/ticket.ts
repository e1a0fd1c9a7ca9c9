import { createHmac, timingSafeEqual } from 'node:crypto';
import { phonePattern } from 'shared-kernel/domain';
import { wrongState } from '../../http/call-error';

const goodForMs = 2 * 3_600_000;

/** Stateless proof that an applicant has read a code sent to a phone. */
export function createTickets(secret: Uint8Array, clock: () => Date) {
  const sign = (facts: string) =>
    createHmac('sha256', secret).update(`application ${facts}`).digest('base64url');

  return {
    issue(mobilePhone: string): string {
      const facts = `${mobilePhone}.${(clock().getTime() + goodForMs).toString(36)}`;
      return `${facts}.${sign(facts)}`;
    },

    /** @returns the phone. @throws CallError 60003 for an expired or forged ticket */
    read(ticket: string): string {
      const [mobilePhone = '', expires = '', mac = ''] = ticket.split('.');
      const [given, expected] = [Buffer.from(mac), Buffer.from(sign(`${mobilePhone}.${expires}`))];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const isInTime = Number.parseInt(expires, 36) > clock().getTime();
      if (!isOurs || !isInTime || !phonePattern.test(mobilePhone))
        throw wrongState('手机验证已过期，请重新验证');
      return mobilePhone;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
