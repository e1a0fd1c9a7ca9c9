import { z } from 'zod';
import { contractBusType, parcelBusType, voucherBusType } from '../domain';
import { download, upload } from './call';
import { id, line } from './fields';

const accepted = 'pdf、png、jpg、jpeg，一个文件，最大 20 MB；按内容校验类型。';

export const fileCalls = {
  'file/uploadCert': upload({
    summary: '上传资质证照',
    description: accepted,
    request: z.object({ qualificationType: line(64).min(1, '证书类型不能为空') }),
    reply: z.object({ fileId: id }),
  }),
  'file/upload': upload({
    summary: '上传合同、付款凭证或收货图片',
    description: `${accepted}上传合同后订单进入“合同已上传”；付款凭证由厂家核对。`,
    request: z.object({
      busType: z.coerce
        .number<number | string>()
        .pipe(z.literal([contractBusType, voucherBusType, parcelBusType]))
        .describe('4 合同，5 付款凭证，6 收货问题的图片'),
      fileName: line(200).min(1),
      orderId: id,
    }),
    reply: z.object({ fileId: id }),
  }),
  'file/licences': download({
    method: 'GET',
    access: 'open',
    summary: '下载商城的资质证照',
    description: '营业执照、经营许可等合为一份 PDF，逐页加盖电子印章；与证照页一样无需登录。',
    request: z.object({}),
  }),
  'file/download/:fileId': download({
    method: 'GET',
    summary: '下载文件',
    description: '只能下载本客户的文件，否则返回 60004。',
    request: z.object({ fileId: id }),
  }),
};
