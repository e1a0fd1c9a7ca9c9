import { aStatement, aStatementEntry } from 'shared-kernel/testing';
import { statementRows } from './statement-rows';

test('a statement is a table whose columns add up between the two balances', () => {
  const rows = statementRows(
    aStatement({
      openingAmountUnit: '100.00',
      increaseAmountUnit: '1000.05',
      decreaseAmountUnit: '600.00',
      closingAmountUnit: '500.05',
      entries: [
        aStatementEntry({ amountUnit: '1000.05', balanceAmountUnit: '1100.05' }),
        aStatementEntry({
          kind: 'payment',
          name: '收款',
          voucherNo: 'B-1',
          amountUnit: '-600.00',
          balanceAmountUnit: '500.05',
        }),
      ],
    }),
  );
  expect(rows.slice(1, -3)).toEqual([
    ['2026-03-01', '期初余额', null, null, null, null, { amount: '100.00' }],
    ['2026-03-10', '订单', 'AL20260310000001', null, { amount: '1000.05' }, null, { amount: '1100.05' }],
    ['2026-03-10', '收款', 'AL20260310000001', 'B-1', null, { amount: '600.00' }, { amount: '500.05' }],
    [null, '本期合计', null, null, { amount: '1000.05' }, { amount: '600.00' }, null],
    ['2026-03-31', '期末余额', null, null, null, null, { amount: '500.05' }],
  ]);
  expect(rows.at(-2)).toEqual(['客户', '临江市第一人民医院']);
});
