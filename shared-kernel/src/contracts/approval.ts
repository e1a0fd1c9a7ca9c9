import { z } from 'zod';
import { approvalScopes, approvalStatuses, limits } from '../domain';
import { approvalDecision } from './approval-decision';
import { post, write } from './call';
import { amount, date, empty, id, line, nothing, orderedQuantity, pageOf, paging, time, url } from './fields';
import { submitOrder } from './order-calls';

const person = z.object({ id, name: z.string() });

const conditions = {
  minAmount: amount.regex(/^\d/, '金额不能为负').nullable().describe('实付合计达到多少元；null 为不限'),
  categoryIds: z.array(id).max(100).describe('含这些分类的商品；空为不限'),
  newProducts: z.boolean().describe('含本单位从未购买过的商品'),
  overBudget: z.boolean().default(false).describe('超出科室预算'),
};

const steps = z
  .array(z.array(id).min(1, '请选择审批人').max(20))
  .min(1, '至少一步审批')
  .max(limits.approvalSteps)
  .describe('依次的各步；每步由其中任一人审批');

const rule = z.object({
  id,
  ...conditions,
  categoryNames: z.array(z.string()),
  steps: z.array(z.array(person)),
});
export type ApprovalRule = z.output<typeof rule>;

const approvalHead = z.object({
  id,
  no: z.int().min(1).describe('本单位的审批序号'),
  askerName: z.string(),
  isOwn: z.boolean(),
  status: z.enum(approvalStatuses),
  reasons: z.array(z.string()).describe('为何需要审批'),
  totalAmountUnit: amount,
  goodsCount: z.int().min(0).describe('商品种数'),
  createTime: time,
  digest: z.string().describe('所审内容的 SHA-256'),
  mayDecide: z.boolean().describe('当前会员可否审批现在这一步'),
});
export type ApprovalHead = z.output<typeof approvalHead>;

const approval = approvalHead.extend({
  orderId: id.nullable(),
  orderNo: z.string().nullable(),
  problem: z.string().nullable().describe('批准后未能下单的原因'),
  changes: z.array(z.string()).describe('与上次提交审批的内容不同之处：旧 → 新'),
  goods: z.array(
    z.object({
      skuId: id,
      productName: z.string(),
      model: z.string(),
      unitName: z.string(),
      imageUrl: url,
      count: orderedQuantity,
      priceUnit: amount,
      amountUnit: amount,
      gift: z.boolean(),
      note: z.string(),
    }),
  ),
  delivery: z.array(z.string()),
  remark: z.string(),
  department: z.string().optional().describe('计入哪个科室的预算；未选时缺省'),
  rebateAmountUnit: amount,
  steps: z.array(z.array(z.string())).describe('各步可审批的人'),
  decisions: z.array(approvalDecision),
});
export type Approval = z.output<typeof approval>;

/** Approval of orders by rules of the client (docs/decisions/purchase-requests.md#approval-stands-before-the-order). */
export const approvalCalls = {
  'approval/rule/list': post({
    summary: '审批规则',
    request: empty,
    reply: z.object({ rules: z.array(rule), approvers: z.array(person).describe('可选的审批人') }),
  }),
  'approval/rule/save': write({
    summary: '保存审批规则',
    description: '同一规则的条件须同时满足，至少一个；满足任一规则的订单需要审批。带 id 为修改。',
    request: z.object({ id: id.optional(), ...conditions, steps }),
    reply: z.object({ id }),
  }),
  'approval/rule/remove': write({ summary: '删除审批规则', request: z.object({ id }), reply: nothing }),
  'approval/ask': write({
    summary: '提交审批',
    description: '内容同提交订单，须带 agreed。全部批准后自动下单。已有的同类待审批被替换。',
    request: submitOrder,
    reply: z.object({ id }),
  }),
  'approval/page': post({
    summary: '审批列表',
    description: 'waiting 待本人审批的，不能审批的会员为本人待审批的；all 本人提交的与可查看的。',
    request: z.object({ ...paging, scope: z.enum(approvalScopes).default('waiting') }),
    reply: pageOf(approvalHead),
  }),
  'approval/detail': post({ summary: '审批', request: z.object({ id }), reply: approval }),
  'approval/decide': write({
    summary: '审批订单',
    description: '批准或不批准现在这一步；他人已审批、内容已重新提交时返回 60003。最后一步批准后自动下单。',
    request: z.object({
      id,
      digest: z.string().max(64).describe('所见内容的 digest'),
      verdict: z.enum(['approved', 'refused']),
      words: line(limits.reasonMax).default(''),
    }),
    reply: z.object({
      status: z.enum(approvalStatuses),
      orderId: id.nullable(),
      problem: z.string().nullable(),
    }),
  }),
  'approval/withdraw': write({ summary: '撤回审批', request: z.object({ id }), reply: nothing }),
  'approval/deputy': post({
    summary: '我的审批代理',
    request: empty,
    reply: z.object({
      deputy: z.object({ id, name: z.string(), fromDate: date, toDate: date }).nullable(),
      choices: z.array(person),
    }),
  }),
  'approval/deputy/set': write({
    summary: '设置审批代理',
    description: '期间内由代理人代为审批；代理人的代理不再代理。deputyId 为 null 时取消。',
    request: z.object({ deputyId: id.nullable(), fromDate: date, toDate: date }),
    reply: nothing,
  }),
};
