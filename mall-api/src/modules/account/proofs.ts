import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from '../../http/call-error';
import { singleUse, type Throttle } from './throttle';

const goodForSeconds = 600;
/** For every so many tries the work doubles, up to sixteen times as much. */
const triesPerBit = 20;
const mostDoublings = 4;
const macLength = 22;
/** What was asked, signed, and the number that answers it. */
const proofPattern = /^(\d+\.[0-9a-z]+\.[\w-]{16})\.([\w-]{22}):\d{1,12}$/;

/** Leading zero bits of a hash. */
function zerosOf(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/**
 * Work that a browser does before a try is looked at, once there have been many: half a second for a person, days of a
 * processor for who tries everything. Nothing is asked of the person (docs/decisions.md#work-instead-of-a-lock).
 */
export function createProofs(
  { secret, bits }: { secret: Uint8Array; bits: number },
  throttle: Throttle,
  clock: () => Date,
) {
  // A challenge is for one account or phone, so that work cannot be done in store for all.
  const sign = (facts: string, subject: string) =>
    createHmac('sha256', secret).update(`proof ${facts} ${subject}`).digest('base64url').slice(0, macLength);

  function challenge(subject: string, tries: number): CallError {
    const asked = bits + Math.min(mostDoublings, Math.floor(tries / triesPerBit));
    const expires = clock().getTime() + goodForSeconds * 1000;
    const facts = `${asked}.${expires.toString(36)}.${randomBytes(12).toString('base64url')}`;
    return new CallError(envelopeCodes.tooManyTries, '操作过于频繁，请刷新页面后再试', {
      challenge: `${facts}.${sign(facts, subject)}`,
      bits: asked,
    });
  }

  async function isGood(proof: string, subject: string): Promise<boolean> {
    const [, facts = '', mac = ''] = proofPattern.exec(proof) ?? [];
    if (!facts || !timingSafeEqual(Buffer.from(sign(facts, subject)), Buffer.from(mac))) return false;
    const [asked = '', expires = ''] = facts.split('.');
    if (Number.parseInt(expires, 36) <= clock().getTime()) return false;
    if (zerosOf(createHash('sha256').update(proof).digest()) < Number(asked)) return false;
    return throttle.permits(singleUse(`proof ${facts}`, goodForSeconds));
  }

  return {
    /** @throws CallError 60005 with a challenge when there is no proof, or one that is used, old or somebody else's */
    async require(subject: string, proof: string | undefined, tries: number): Promise<void> {
      if (proof === undefined || !(await isGood(proof, subject))) throw challenge(subject, tries);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
