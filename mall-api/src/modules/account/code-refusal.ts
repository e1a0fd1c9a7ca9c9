import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from '../../http/call-error';
import type { Guess } from './verify-codes';

const texts: Readonly<Record<Exclude<Guess, 'right' | 'wrong'>, string>> = {
  usedUp: '验证码错误次数过多，已失效，请重新获取',
  over: '验证码已使用或已过期，请重新获取',
};

/**
 * 60006: what was typed with a code is refused.
 * @param wrong the words for a wrong code, or a right one that does not help
 */
export const codeRefusal = (guess: Guess, wrong: string): CallError =>
  new CallError(
    envelopeCodes.wrongCredentials,
    guess === 'usedUp' || guess === 'over' ? texts[guess] : wrong,
  );
