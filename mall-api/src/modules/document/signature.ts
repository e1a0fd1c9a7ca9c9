import { company } from 'shared-kernel/domain';
import type { SignPlace } from '../../db/schema';

/** What is stamped where a party signs. */
export interface Signature {
  /** Along the seal. */
  readonly sealName: string;
  readonly signerName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  /** How it was signed, and when. */
  readonly note: string;
  /** Hexadecimal SHA-256 of the document that was signed. */
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

// The parties sign side by side, each on half of the page between its margins.
const halfPage = (595.28 - 2 * 52) / 2;

/** Where the provider signs, beside the buyer. */
export const providerPlace = (place: SignPlace): SignPlace => ({ ...place, x: place.x + halfPage });
