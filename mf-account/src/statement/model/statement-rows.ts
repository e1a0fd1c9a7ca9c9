import type { Statement } from 'shared-kernel/contracts';
import type { Cell } from 'shared-kernel/spreadsheet';
import { sidesOf } from './statement-sides';

const columns = ['日期', '摘要', '订单号', '凭证号', '应付（元）', '已付及冲减（元）', '应付余额（元）'];

const amountOf = (amount: string | null): Cell => amount && { amount };

/** A statement as a table: opening balance, movements, sums, closing balance, then the client. */
export function statementRows(statement: Statement): Cell[][] {
  const { clientName, onlyOf, startDate, endDate } = statement;
  const empty = [null, null];
  return [
    columns,
    [startDate, '期初余额', ...empty, ...empty, { amount: statement.openingAmountUnit }],
    ...statement.entries.map((entry): Cell[] => {
      const { increase, decrease } = sidesOf(entry);
      return [
        entry.date,
        entry.name,
        entry.orderNo,
        entry.voucherNo,
        amountOf(increase),
        amountOf(decrease),
        { amount: entry.balanceAmountUnit },
      ];
    }),
    [
      null,
      '本期合计',
      ...empty,
      { amount: statement.increaseAmountUnit },
      { amount: statement.decreaseAmountUnit },
      null,
    ],
    [endDate, '期末余额', ...empty, ...empty, { amount: statement.closingAmountUnit }],
    [],
    ['客户', clientName],
    ...(onlyOf ? [['范围', onlyOf]] : []),
    ['对账期间', `${startDate} 至 ${endDate}`],
  ];
}
