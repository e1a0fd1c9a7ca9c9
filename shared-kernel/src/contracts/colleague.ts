import { z } from 'zod';
import { limits, roles } from '../domain';
import { post, write } from './call';
import { empty, id, mobilePhone, nothing, printedLine, time } from './fields';

export const heldRoles = z
  .array(z.enum(roles))
  .min(1, '请至少选择一个角色')
  .max(roles.length)
  .refine((held) => new Set(held).size === held.length, '角色有重复')
  .describe('applicant 申请人，purchaser 采购员，approver 审批人，finance 财务，administrator 管理员');

const colleagueName = printedLine(limits.colleagueNameMax, '请填写姓名');

const colleague = z.object({
  id,
  name: z.string(),
  account: z.string(),
  mobilePhone: z.string().describe('中间四位已隐去'),
  roles: heldRoles,
  active: z.boolean().describe('停用后不能登录，其订单与记录保留'),
  self: z.boolean().describe('是否为本人'),
  lastSeenTime: time.nullable().describe('最近一次使用；没有打开的会话时为空'),
});
export type Colleague = z.output<typeof colleague>;

const invitation = z.object({
  id,
  name: z.string(),
  mobilePhone: z.string(),
  roles: heldRoles,
  inviterName: z.string(),
  createTime: time,
  expireTime: time,
  expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** Members of one client and their roles (docs/decisions/colleagues.md#roles-of-colleagues). */
export const colleagueCalls = {
  'colleague/list': post({
    summary: '查看同事与角色',
    request: empty,
    reply: z.object({ colleagues: z.array(colleague), invitations: z.array(invitation) }),
  }),
  'colleague/administrators': post({
    summary: '本单位的管理员',
    description: '姓名；角色不足时可以找他们。',
    request: empty,
    reply: z.array(z.string()),
  }),
  'colleague/invite': write({
    summary: '邀请同事',
    description:
      '给该手机号发短信；对方 7 天内在登录页用手机号和验证码登录，即成为同事。对同一手机号再次邀请则替换前一次。已有账号的手机号返回 60003，次数过多返回 60005。',
    request: z.object({ name: colleagueName, mobilePhone, roles: heldRoles }),
    reply: z.object({ id, told: z.boolean().describe('短信已发出；否则须另行告知对方') }),
  }),
  'colleague/invitation/withdraw': write({
    summary: '撤回邀请',
    request: z.object({ id }),
    reply: nothing,
  }),
  'colleague/change': write({
    summary: '修改同事的姓名与角色',
    description: '最后一位管理员不能放弃该角色，返回 60003。',
    request: z.object({ id, name: colleagueName, roles: heldRoles }),
    reply: nothing,
  }),
  'colleague/deactivate': write({
    summary: '停用同事',
    description: '其会话立即结束，订单与记录保留。最后一位管理员不能停用，返回 60003。',
    request: z.object({ id }),
    reply: nothing,
  }),
  'colleague/reactivate': write({
    summary: '恢复同事',
    request: z.object({ id }),
    reply: nothing,
  }),
};
