import { z } from 'zod';
import { limits } from '../domain';
import { post, write } from './call';
import { amount, date, empty, id, line, nothing } from './fields';

const terms = {
  department: line(limits.departmentMax).min(1, '请填写科室'),
  fromDate: date.describe('期间的第一天'),
  toDate: date.describe('期间的最后一天（含）'),
  plannedAmount: amount.regex(/^\d{1,15}\./, '预算金额有误').describe('预算金额（元）'),
  blocks: z.boolean().describe('超出时：true 不可提交，false 仅提示'),
};

const budget = z.object({
  id,
  ...terms,
  inForce: z.boolean().describe('今天在期间内'),
  requestedAmount: amount.describe('尚未下单的采购申请，按现价'),
  orderedAmount: amount.describe('期间内已下的订单，不含已取消和已关闭的'),
  leftAmount: amount.describe('预算减已订；超出时为负'),
});
export type Budget = z.output<typeof budget>;

/** Budgets of a client's departments (docs/decisions/purchase-requests.md#budgets-of-departments). */
export const budgetCalls = {
  'budget/list': post({
    summary: '科室预算',
    description: '新的期间在前。',
    request: empty,
    reply: z.object({
      budgets: z.array(budget),
      ownDepartment: z.string().nullable().describe('本人上一次下单所选的科室；没有时为 null'),
    }),
  }),
  'budget/save': write({
    summary: '保存科室预算',
    description: '带 id 为修改。同一科室同一期间已有预算返回 60003。',
    request: z.object({ id: id.optional(), ...terms }),
    reply: z.object({ id }),
  }),
  'budget/remove': write({ summary: '删除科室预算', request: z.object({ id }), reply: nothing }),
};
