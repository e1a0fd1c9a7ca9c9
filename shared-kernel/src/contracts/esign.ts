import { z } from 'zod';
import { verifyCode } from './account';
import { post, write } from './call';
import { amount, id, nothing, printedLine, time, url } from './fields';

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .describe('签署人阅读的合同内容的 SHA-256；与订单不一致则本次签署作废');

const ofContract = z.object({ token: id.describe('签署页地址中的令牌') });

/** The contract on the built-in signing page. */
const signingContract = z.object({
  no: z.string().describe('合同编号'),
  orderId: id,
  orderNo: z.string(),
  createTime: time,
  clientName: z.string(),
  memberName: z.string(),
  totalAmountUnit: amount,
  qysStatus: z.int().describe('1 待签署，2 已签署，3 作废中，4 已撤回，其他为未通过电子签'),
  mobilePhone: z.string().describe('接收验证码的手机号，中间四位隐去'),
  signerName: z.string().nullable(),
  signTime: time.nullable(),
  fileUrl: url.describe('合同文件；已签署的带签章'),
  digest: z.string().optional().describe('合同内容的 SHA-256，签署时带回'),
});

/** Calls of the built-in signing page. Another buyer's contract is not found. */
export const esignCalls = {
  'esign/contract': post({ summary: '待签署的合同', request: ofContract, reply: signingContract }),
  'esign/code': write({
    summary: '发送签署验证码',
    description: '发到采购人的手机。',
    request: ofContract,
    reply: nothing,
  }),
  'esign/sign': write({
    summary: '签署合同',
    description:
      '签署后订单进入“合同已上传”；已签署、已撤回或已不在待上传合同状态的、订单在阅读后有变更的返回 60003。',
    request: ofContract.extend({ name: printedLine(50, '请输入签署人姓名'), verifyCode, digest }),
    reply: nothing,
  }),
  'esign/withdraw': write({
    summary: '撤回电子合同',
    description: '撤回后改为上传盖章合同。',
    request: ofContract,
    reply: nothing,
  }),
};
