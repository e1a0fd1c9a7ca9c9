import type { certificates } from 'mall-api/schema';
import { type ClientType, isChain } from 'shared-kernel/domain';
import type { CompleteRow } from '../rows/complete-row';
import { chinaDay, daysAfter } from '../rows/days';

type CertificateRow = Omit<CompleteRow<typeof certificates>, 'id'>;

/** A client's qualifications: approved, expiring soon, expired, in review, refused and missing. */
export function clientCertificates(clientId: string, type: ClientType, today: Date): CertificateRow[] {
  const day = (days: number) => chinaDay(daysAfter(today, days));
  const licence = isChain(type)
    ? { qualificationType: 'device_trade_licence', qualificationName: '医疗器械经营许可证' }
    : { qualificationType: 'medical_practice_licence', qualificationName: '医疗机构执业许可证' };
  const states = [
    {
      qualificationType: 'business_licence',
      qualificationName: '营业执照',
      expireDate: day(1400),
      auditStatus: 1,
    },
    { ...licence, expireDate: day(41), auditStatus: 1 },
    {
      qualificationType: 'class_two_filing',
      qualificationName: '第二类医疗器械备案凭证',
      expireDate: day(-12),
      auditStatus: 1,
    },
    {
      qualificationType: 'purchase_authorisation',
      qualificationName: '采购授权委托书',
      expireDate: day(300),
      auditStatus: 2,
    },
    {
      qualificationType: 'quality_agreement',
      qualificationName: '质量保证协议',
      expireDate: null,
      auditStatus: 4,
      auditReason: '扫描件缺少骑缝章，请重新上传完整文件',
    },
    {
      qualificationType: 'invoice_details',
      qualificationName: '开票信息确认单',
      expireDate: null,
      auditStatus: 0,
    },
  ];
  return states.map((state, index) => ({
    auditReason: null,
    ...state,
    clientId,
    fileId: null,
    uploadedAt: state.auditStatus === 0 ? null : daysAfter(today, -(5 + 20 * index)),
  }));
}
