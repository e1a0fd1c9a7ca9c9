import { z } from 'zod';
import { applicationLicenceTypes, applicationStates, creditCodeProblem } from '../account-application';
import { verifyCode } from './account';
import { upload, write } from './call';
import { contactPhone, id, line, mobilePhone, nothing, printedLine, time } from './fields';

/** Proves that the sender has received a code on the phone; valid for two hours. */
const ticket = line(200).min(1, '请先验证手机号').describe('验证手机号后得到的凭据，2 小时内有效');

const licence = z.object({
  licenceType: z.enum(applicationLicenceTypes),
  fileName: z.string(),
});

/** An application as the applicant sees it. */
const accountApplication = z.object({
  id,
  company: z.string(),
  contactName: z.string(),
  state: z.enum(applicationStates).describe('waiting 审核中，approved 已开户，refused 未通过'),
  reason: z.string().nullable().describe('未通过的原因'),
  createTime: time,
  decideTime: time.nullable(),
});
export type AccountApplication = z.output<typeof accountApplication>;

const creditCode = z
  .string()
  .trim()
  .toUpperCase()
  .superRefine((text, context) => {
    const message = creditCodeProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .describe('统一社会信用代码');

export const applicationCalls = {
  'application/verifycode': write({
    summary: '发送申请开户的验证码',
    description: '同一手机号 60 秒内只发一次；超出返回 60005。',
    access: 'open',
    request: z.object({ mobilePhone }),
    reply: nothing,
  }),
  'application/begin': write({
    summary: '验证手机号，开始申请或查询进度',
    description: '验证码有误返回 60006。',
    access: 'open',
    request: z.object({ mobilePhone, verifyCode }),
    reply: z.object({
      ticket: z.string(),
      hasAccount: z.boolean().describe('该手机号已可登录'),
      application: accountApplication.nullable().describe('最近一次申请'),
      licences: z.array(licence).describe('已上传、尚未提交的证照'),
    }),
  }),
  'application/licence': upload({
    summary: '上传申请开户的证照',
    description: 'pdf、png、jpg、jpeg，一个文件，最大 20 MB；同一种证照以后上传的为准。',
    access: 'open',
    request: z.object({ ticket, licenceType: z.enum(applicationLicenceTypes) }),
    reply: z.object({ fileName: z.string() }),
  }),
  'application/submit': write({
    summary: '提交开户申请',
    description: '已有账号或已有审核中的申请返回 60003。',
    access: 'open',
    request: z.object({
      ticket,
      company: printedLine(100, '请填写单位名称'),
      creditCode,
      address: printedLine(200, '请填写单位地址'),
      contactName: printedLine(50, '请填写联系人'),
      phone: contactPhone.optional().describe('单位电话'),
      remark: line(200).default(''),
    }),
    reply: accountApplication,
  }),
};
