import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from '../../http/call-error';
import type { Throttle } from './throttle';

const goodForSeconds = 600;
/** Every this many attempts the work doubles, up to sixteen times. */
const triesPerBit = 20;
const mostDoublings = 4;
const macLength = 22;
/** Challenge, signature and solution. */
const proofPattern = /^(\d+\.[0-9a-z]+\.[\w-]{16})\.([\w-]{22}):\d{1,12}$/;

/** Leading zero bits of a hash. */
function zerosOf(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/**
 * Proof of work that a browser does before further attempts, once strangers have made many: half a second for
 * a person, CPU days for brute force, and no user interaction
 * (docs/decisions/access.md#proof-of-work-instead-of-a-lock).
 */
export function createProofs(
  { secret, bits }: { secret: Uint8Array; bits: number },
  throttle: Throttle,
  clock: () => Date,
) {
  // A challenge is for one account or phone, so that work cannot be stockpiled.
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
    return throttle.isFirst(`proof ${facts}`, goodForSeconds);
  }

  return {
    /**
     * @throws CallError 60005 with a challenge when the proof is missing, used, expired or for another
     * subject
     */
    async require(subject: string, proof: string | undefined, tries: number): Promise<void> {
      if (proof === undefined || !(await isGood(proof, subject))) throw challenge(subject, tries);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
