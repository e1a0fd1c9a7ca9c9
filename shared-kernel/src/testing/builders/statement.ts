import type { Statement, StatementEntry } from '../../contracts';

export const aStatementEntry = (over: Partial<StatementEntry> = {}): StatementEntry => ({
  kind: 'order',
  name: '订单',
  date: '2026-03-10',
  orderNo: 'AL20260310000001',
  orderId: null,
  voucherNo: null,
  amountUnit: '1000.05',
  balanceAmountUnit: '1000.05',
  ...over,
});

/** A month without movements by default. */
export const aStatement = (over: Partial<Statement> = {}): Statement => ({
  month: '2026-03',
  clientName: '临江市第一人民医院',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  openingAmountUnit: '0.00',
  increaseAmountUnit: '1000.05',
  decreaseAmountUnit: '600.00',
  closingAmountUnit: '400.05',
  entries: [],
  firstMonth: '2025-11',
  pdfUrl: '/api/sale/mall/file/download/statement-2026-03',
  ...over,
});
