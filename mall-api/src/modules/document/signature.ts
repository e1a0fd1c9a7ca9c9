import { company } from 'shared-kernel/domain';
import type { SignPlace } from '../../db/schema';

/** Content of a party's signature stamp. */
export interface Signature {
  /** Text along the seal. */
  readonly sealName: string;
  readonly signerName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  /** How and when it was signed. */
  readonly note: string;
  /** SHA-256 of the signed document, hexadecimal. */
  readonly digest: string;
}

type Moment = Pick<Signature, 'time' | 'digest'>;

export const buyerSignature = (
  sealName: string,
  signerName: string,
  { time, digest }: Moment,
): Signature => ({
  sealName,
  signerName,
  time,
  digest,
  note: `电子签署 ${time}（短信验证码核验）`,
});

export const providerSignature = ({ time, digest }: Moment): Signature => ({
  sealName: company.name,
  signerName: '订单审核',
  time,
  digest,
  note: `乙方电子会签 ${time}（订单审核通过）`,
});

// The parties sign side by side, each on half of the width between the margins.
const halfPage = (595.28 - 2 * 52) / 2;

/** The provider's signature area, beside the buyer's. */
export const providerPlace = (place: SignPlace): SignPlace => ({ ...place, x: place.x + halfPage });
