import { auditStatus } from 'shared-kernel/domain';
import { addDays, startOfDay } from '../../wire/time';

/**
 * Days before expiry from which a certificate may be renewed
 * (docs/decisions/storefront.md#renewing-a-certificate).
 */
const renewalDays = 60;

const descriptions: Readonly<Record<number, string>> = {
  [auditStatus.missing]: '未上传',
  [auditStatus.passed]: '已通过',
  [auditStatus.auditing]: '审核中',
  [auditStatus.rejected]: '未通过',
};

interface StoredQualification {
  readonly auditStatus: number;
  readonly auditReason: string | null;
  /** Last valid day, `YYYY-MM-DD`. */
  readonly expireDate: string | null;
}

/** Status for the buyer: an approved certificate that is expired or expiring soon is to be renewed. */
export function qualificationStatus(
  { auditStatus: stored, auditReason, expireDate }: StoredQualification,
  now: Date,
): { auditStatus: number; auditStatusDesc: string } {
  if (stored === auditStatus.passed && expireDate !== null) {
    const end = addDays(startOfDay(expireDate), 1);
    if (end <= now) return { auditStatus: auditStatus.renewal, auditStatusDesc: '已过期，待更新' };
    if (end <= addDays(now, renewalDays)) {
      return { auditStatus: auditStatus.renewal, auditStatusDesc: '即将到期，待更新' };
    }
  }
  const description = descriptions[stored] ?? '';
  return {
    auditStatus: stored,
    auditStatusDesc:
      stored === auditStatus.rejected && auditReason ? `${description}：${auditReason}` : description,
  };
}
