import type { LicenceProblem } from 'shared-kernel/contracts';
import { auditStatus, type ClientType, isChain, mayUploadCertificate } from 'shared-kernel/domain';
import { addDays, startOfDay } from '../../wire/time';
import { qualificationStatus } from './qualification-status';

export interface HeldCertificate {
  readonly qualificationType: string;
  readonly qualificationName: string;
  readonly auditStatus: number;
  readonly auditReason: string | null;
  /** Last valid day, `YYYY-MM-DD`. */
  readonly expireDate: string | null;
}

export interface DeviceInCart {
  readonly skuId: string;
  readonly deviceClass: string;
}

interface Licence {
  readonly type: string;
  readonly name: string;
}

const practice: Licence = { type: 'medical_practice_licence', name: '医疗机构执业许可证' };
const filing: Licence = { type: 'class_two_filing', name: '第二类医疗器械备案凭证' };
const trade: Licence = { type: 'device_trade_licence', name: '医疗器械经营许可证' };

/** Any one of them suffices; the first is the usual one for clients of this type. */
function licencesFor(deviceClass: LicenceProblem['deviceClass'], type: ClientType): Licence[] {
  const ofTrade = deviceClass === '二类' ? filing : trade;
  return isChain(type) ? [ofTrade, practice] : [practice, ofTrade];
}

function isInForce({ auditStatus: status, expireDate }: HeldCertificate, now: Date): boolean {
  const hasEnded = expireDate !== null && addDays(startOfDay(expireDate), 1) <= now;
  if (hasEnded) return false;
  // While its renewal is in review, a licence stays valid until its expiry date.
  return status === auditStatus.passed || (status === auditStatus.auditing && expireDate !== null);
}

const stateOf = ({ auditStatus: status }: HeldCertificate): LicenceProblem['state'] => {
  if (status === auditStatus.passed) return 'expired';
  if (status === auditStatus.auditing) return 'auditing';
  return status === auditStatus.rejected ? 'rejected' : 'missing';
};

function problemOf(
  licences: readonly Licence[],
  held: readonly HeldCertificate[],
  now: Date,
): Omit<LicenceProblem, 'deviceClass' | 'skuIds'> | null {
  const own = licences.flatMap(({ type }) => held.filter((one) => one.qualificationType === type));
  if (own.some((one) => isInForce(one, now))) return null;
  const [named] = own;
  if (!named) {
    const [usual] = licences;
    const qualificationName = usual?.name ?? '';
    return { qualificationName, state: 'missing', expireDate: null, uploadable: false };
  }
  return {
    qualificationName: named.qualificationName,
    state: stateOf(named),
    expireDate: named.expireDate,
    uploadable: mayUploadCertificate(qualificationStatus(named, now).auditStatus),
  };
}

/**
 * What the client may not buy with its certificates, by device class
 * (docs/decisions/checkout.md#licences-that-goods-need).
 */
export function licenceProblems(
  devices: readonly DeviceInCart[],
  { held, type, now }: { held: readonly HeldCertificate[]; type: ClientType; now: Date },
): LicenceProblem[] {
  return (['二类', '三类'] as const).flatMap((deviceClass) => {
    const skuIds = devices.filter((one) => one.deviceClass === deviceClass).map(({ skuId }) => skuId);
    const problem = skuIds.length > 0 ? problemOf(licencesFor(deviceClass, type), held, now) : null;
    return problem ? [{ ...problem, deviceClass, skuIds }] : [];
  });
}
