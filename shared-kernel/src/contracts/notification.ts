import { z } from 'zod';
import { verifyCode } from './account';
import { post, write } from './call';
import { email, empty, nothing } from './fields';

/** What messages are about, as a member chooses where they go: `decision` are approvals that wait for the member. */
export const messageTopics = [
  'decision',
  'approval',
  'request',
  'order',
  'quote',
  'arrival',
  'account',
] as const;

const topic = z
  .enum(messageTopics)
  .describe(
    'decision 待本人审批，approval 审批结果，request 采购申请，order 订单，quote 询价，arrival 到货，account 账号与资质',
  );
export type MessageTopic = z.output<typeof topic>;

/** Ways out of the shop. */
export const messageChannels = ['text', 'mail'] as const;

const channel = z.enum(messageChannels).describe('text 短信，mail 邮件');
export type MessageChannel = z.output<typeof channel>;

const messageChoice = z.object({ topic, text: z.boolean(), mail: z.boolean() });
export type MessageChoice = z.output<typeof messageChoice>;

export const notificationCalls = {
  'member/notification': post({
    summary: '消息通知的设置',
    description: '站内消息总是保留；所选类别的消息另发短信或邮件。',
    request: empty,
    reply: z.object({
      mobilePhone: z.string().describe('中间四位已隐去'),
      email: z.string().nullable().describe('部分已隐去；未绑定为空'),
      choices: z.array(messageChoice),
    }),
  }),
  'member/notification/edit': write({
    summary: '选择一类消息是否发短信或邮件',
    description: '未绑定邮箱时不能选邮件，返回 60003。',
    request: z.object({ topic, channel, wanted: z.boolean() }),
    reply: nothing,
  }),
  'member/email/verifycode': write({
    summary: '向邮箱发送验证码',
    description: '同一邮箱 60 秒内只发一次，超出返回 60005；邮件服务器未接收返回 50001。',
    request: z.object({ email }),
    reply: nothing,
  }),
  'member/email/bind': write({
    summary: '绑定或更换邮箱',
    description: '邮箱或验证码有误返回 60006；多次失败返回 60005。',
    request: z.object({ email, verifyCode }),
    reply: nothing,
  }),
  'member/email/remove': write({
    summary: '解除绑定邮箱',
    description: '之后不再发邮件，邮件的选择一并清除。',
    request: empty,
    reply: nothing,
  }),
};
