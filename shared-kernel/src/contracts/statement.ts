import { z } from 'zod';
import { post } from './call';
import { amount, date, id, url } from './fields';
import { ordersOf } from './order-calls';

/** A month in China, `YYYY-MM`. */
const month = z
  .string()
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
  .describe('月份 YYYY-MM');

const entryKind = z.enum(['order', 'rebate', 'closed', 'rebateReturned', 'payment', 'refund']);

/** One movement of what a client owes: positive amounts increase it. */
const statementEntry = z.object({
  kind: entryKind,
  name: z.string().describe('摘要'),
  date,
  orderNo: z.string(),
  orderId: id.nullable().describe('可打开的订单'),
  voucherNo: z.string().nullable().describe('收付款的凭证号'),
  amountUnit: amount.describe('应付的增加；减少为负数'),
  balanceAmountUnit: amount.describe('此笔之后的应付余额'),
});
export type StatementEntry = z.output<typeof statementEntry>;

/** A client's balance at the beginning of a month, its movements, and the balance at the end. */
const statement = z.object({
  month,
  clientName: z.string(),
  onlyOf: z.string().optional().describe('只含部分订单时是哪些，余额也只是它们的；含全部订单时不带'),
  startDate: date,
  endDate: date.describe('本月为今天'),
  openingAmountUnit: amount.describe('期初余额，即上月期末余额'),
  increaseAmountUnit: amount.describe('本期应付'),
  decreaseAmountUnit: amount.describe('本期已付及冲减'),
  closingAmountUnit: amount.describe('期末余额'),
  entries: z.array(statementEntry).describe('先发生的在前'),
  firstMonth: month.describe('有对账单的第一个月'),
  pdfUrl: url,
});
export type Statement = z.output<typeof statement>;

export const statementCalls = {
  'client/statement': post({
    summary: '对账单',
    description: '客户在一个月内的订单、返利、收款与退款；不带 whose 为全部订单。晚于本月的月份返回 60001。',
    request: z.object({ month, ...ordersOf }),
    reply: statement,
  }),
};
