import { z } from 'zod';
import { clientTypes } from '../domain';
import { get, post, write } from './call';
import { heldRoles } from './colleague';
import { empty, id, line, mobilePhone, nothing, time } from './fields';

const clientTypeField = z
  .literal(clientTypes)
  .describe('客户类型：1 直销，3 合同，4 经销商，5、6 连锁或商业');

/** Grid or list view of products. */
const productView = z.enum(['grid', 'list']).describe('grid 网格，list 清单');
export type ProductView = z.output<typeof productView>;

/** User info, stored in the browser beside the token (docs/specification.md#user-info). */
const userInfo = z.object({
  id,
  clientName: z.string(),
  clientType: clientTypeField,
  productView: productView.nullable().optional().describe('商品的显示方式；未选过为空'),
  roles: heldRoles.optional().describe('在客户中的角色；没有同事的客户不带'),
});
export type UserInfo = z.output<typeof userInfo>;

const loginReply = userInfo.extend({
  sessionId: z.string().describe('会话令牌'),
  name: z.string().describe('联系人姓名'),
  userId: id,
});
export type LoginReply = z.output<typeof loginReply>;

const loginSession = z.object({
  id,
  device: z.string().describe('设备与浏览器'),
  address: z.string().describe('登录地址（IP）'),
  createTime: time,
  lastSeenTime: time,
  current: z.boolean().describe('是否为本次登录'),
});
export type LoginSession = z.output<typeof loginSession>;

const encryptedPassword = z
  .string()
  .regex(/^[A-Za-z0-9+/=]{1,1024}$/)
  .describe('用登录公钥加密（RSA PKCS#1 v1.5）的 nonce、空格与密码，Base64；每个 nonce 只能用一次');
export const verifyCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, '请输入6位验证码')
  .describe('6 位短信验证码');
const codeSent = '同一手机号 60 秒内只发一次；超出返回 60005。';

export const accountCalls = {
  'member/web/login/key': post({
    summary: '取登录公钥',
    access: 'open',
    request: empty,
    reply: z.object({
      publicKey: z.string().describe('PEM 或 Base64 的 RSA 公钥'),
      nonce: z.string().describe('一次有效的随机串，10 分钟内用于加密一个密码'),
    }),
  }),
  'member/web/login': write({
    summary: '账号密码登录',
    description: '账号或密码有误返回 60006；多次失败返回 60005。',
    access: 'open',
    request: z.object({ account: line(64).min(1), password: encryptedPassword }),
    reply: loginReply,
  }),
  'member/web/phoneLogin': write({
    summary: '手机验证码登录',
    access: 'open',
    request: z.object({ mobilePhone, verifyCode }),
    reply: loginReply,
  }),
  'member/web/logout': get({ summary: '退出登录', access: 'open', request: empty, reply: nothing }),
  'member/verifycode': write({
    summary: '发送登录验证码',
    description: codeSent,
    access: 'open',
    request: z.object({ mobilePhone }),
    reply: nothing,
  }),
  'member/forgetpassword/verifycode': write({
    summary: '发送重置密码验证码',
    description: codeSent,
    access: 'open',
    request: z.object({ mobilePhone }),
    reply: nothing,
  }),
  'member/forgetpassword': write({
    summary: '重置密码',
    description: '成功后该账号的其他会话全部失效。',
    access: 'open',
    request: z.object({ mobilePhone, verifyCode, newPassword: encryptedPassword }),
    reply: nothing,
  }),
  'member/changepassword': write({
    summary: '修改密码',
    description: '原密码错误返回 50001，多次失败返回 60005。成功后该账号的其他会话全部失效，除非要求保留。',
    request: z.object({
      oldPassword: encryptedPassword,
      newPassword: encryptedPassword,
      keepOthers: z.boolean().optional().describe('为 true 时保留该账号的其他会话'),
    }),
    reply: nothing,
  }),
  'memberInfo/detail': post({
    summary: '当前用户资料',
    request: z.object({ id }),
    reply: userInfo.extend({
      userId: id,
      name: z.string(),
      account: z.string(),
      mobilePhone: z.string().describe('中间四位已隐去'),
    }),
  }),
  'member/preferences/edit': write({
    summary: '修改显示偏好',
    request: z.object({ productView }),
    reply: nothing,
  }),
  'member/session/list': post({
    summary: '本账号的登录会话',
    request: empty,
    reply: z.array(loginSession),
  }),
  'member/session/end': write({
    summary: '结束一个登录会话',
    request: z.object({ id }),
    reply: nothing,
  }),
  'member/session/endothers': write({
    summary: '结束本次登录以外的全部会话',
    request: empty,
    reply: nothing,
  }),
};
