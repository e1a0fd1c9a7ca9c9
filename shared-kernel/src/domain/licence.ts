/**
 * A licence that goods require and their buyer lacks (docs/decisions/checkout.md#licences-that-goods-need).
 */
export interface LackingLicence {
  deviceClass: string;
  qualificationName: string;
  state: 'missing' | 'expired' | 'rejected' | 'auditing';
  expireDate: string | null;
}

const states: Readonly<Record<LackingLicence['state'], string>> = {
  missing: '尚未上传',
  expired: '已过期',
  rejected: '未通过审核',
  auditing: '正在审核',
};

/** The problem as Chinese text: `购买二类医疗器械需要有效的“…备案凭证”，该证照已过期（有效期至 2026-11-10）`. */
export function licenceText({ deviceClass, qualificationName, state, expireDate }: LackingLicence): string {
  const until = state === 'expired' && expireDate ? `（有效期至 ${expireDate}）` : '';
  return `购买${deviceClass}医疗器械需要有效的“${qualificationName}”，该证照${states[state]}${until}`;
}
