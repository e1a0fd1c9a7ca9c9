import type { Queries } from 'mall-api/database';
import type { SeedOptions } from 'mall-api/demonstration';
import { accountApplications, applicationFiles } from 'mall-api/schema';
import { applicationLicences } from 'shared-kernel/account-application';
import { daysAfter } from '../rows/days';
import { licenceScan } from './licence-scan';

const applicant = {
  mobilePhone: '13800000099',
  company: '临江市滨河新区人民医院（示例）',
  creditCode: '12330100MB0000001N',
  address: '浙江省临江市滨河新区和平路 16 号（示例地址）',
  contactName: '示例申请人',
  phone: '0571-00000099',
  remark: '设备科，预计每月采购一次消毒耗材',
};

const [licence] = applicationLicences;

/** Adds a pending account application with its files, to try the admin CLI on. */
export async function insertApplication(
  tx: Queries,
  files: NonNullable<SeedOptions['files']>,
  today: Date,
): Promise<void> {
  const createdAt = daysAfter(today, -1);
  const [application] = await tx
    .insert(accountApplications)
    .values({ ...applicant, createdAt })
    .returning({ id: accountApplications.id });
  const scan = await licenceScan('事业单位法人证书', [
    ['统一社会信用代码', applicant.creditCode],
    ['名称', applicant.company],
    ['住所', applicant.address],
    ['举办单位', '临江市卫生健康委员会（示例）'],
  ]);
  const staged = await files.stage(scan);
  try {
    await tx.insert(applicationFiles).values({
      id: staged.id,
      mobilePhone: applicant.mobilePhone,
      applicationId: application?.id,
      licenceType: licence.type,
      fileName: '事业单位法人证书.png',
      contentType: 'image/png',
      size: staged.size,
      sha256: staged.sha256,
      createdAt,
    });
    await staged.keep();
  } finally {
    await staged.discard();
  }
}
