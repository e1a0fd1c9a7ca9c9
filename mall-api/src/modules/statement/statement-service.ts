import type { ParsedRequestOf, Statement, StatementEntry } from 'shared-kernel/contracts';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import { isPositive, minus, sumOf } from '../../wire/amount';
import { statementUrl } from '../../wire/file-url';
import { addDays, formatDate, formatMonth, monthAfter, startOfMonth } from '../../wire/time';
import type { PdfRenderer } from '../document/pdf/pdf-renderer';
import { memberNameIn, type OrdersOf } from '../order/orders-in-sight';
import { statementPaper } from './statement-paper';
import { type MovementKind, statementRepository } from './statement-repository';

const names: Readonly<Record<MovementKind, string>> = {
  order: '订单',
  rebate: '返利抵扣',
  payment: '收款',
  closed: '订单关闭',
  rebateReturned: '返利退回',
  refund: '退款',
};

/**
 * A client's monthly account statements
 * (docs/decisions/orders.md#an-account-statement-is-computed-from-orders-and-payments).
 */
export function createStatementService(db: Database, clock: () => Date, pdfRenderer: PdfRenderer) {
  /** Which orders a narrowed statement has; undefined for all. @throws CallError 60004 no member of the client */
  async function narrowedTo(buyer: Buyer, { whose = 'all', department }: OrdersOf) {
    const memberId = whose === 'mine' ? buyer.memberId : whose;
    const name = memberId === 'all' ? null : await memberNameIn(db, buyer.clientId, memberId);
    return [name && `${name}下的`, department && `计入${department}的`].filter(Boolean).join('、');
  }

  /** @throws CallError 60001 for a future month, 60004 for nobody of the client */
  async function read(
    buyer: Buyer,
    { month, whose = 'all', department }: ParsedRequestOf<'client/statement'>,
  ): Promise<Statement> {
    const thisMonth = formatMonth(clock());
    if (month > thisMonth) throw invalid('月份不能晚于本月');
    const from = startOfMonth(month);
    const until = startOfMonth(monthAfter(month));
    const of = { whose, department };
    const onlyOf = await narrowedTo(buyer, of);
    // One snapshot for balance and movements, whatever is recorded meanwhile.
    return db.transaction(
      async (tx) => {
        const statements = statementRepository(tx);
        const client = await statements.client(buyer.clientId);
        const opening = await statements.balanceBefore(buyer, of, from);
        const movements = await statements.movements(buyer, of, { from, until });
        const first = await statements.firstOrderAt(buyer.clientId);
        let balance = opening;
        const entries = movements.map((movement): StatementEntry => {
          balance = sumOf([balance, movement.amount]);
          return {
            kind: movement.kind,
            name: names[movement.kind],
            date: formatDate(movement.at),
            orderNo: movement.orderNo,
            orderId: movement.orderId,
            voucherNo: movement.voucherNo,
            amountUnit: movement.amount,
            balanceAmountUnit: balance,
          };
        });
        const amounts = movements.map(({ amount }) => amount);
        const increase = sumOf(amounts.filter(isPositive));
        return {
          month,
          clientName: client?.name ?? '',
          ...(onlyOf && { onlyOf: `只含${onlyOf}订单` }),
          startDate: formatDate(from),
          endDate: formatDate(month === thisMonth ? clock() : addDays(until, -1)),
          openingAmountUnit: opening,
          increaseAmountUnit: increase,
          decreaseAmountUnit: minus(increase, sumOf(amounts)),
          closingAmountUnit: balance,
          entries,
          firstMonth: formatMonth(first ?? clock()),
          pdfUrl: statementUrl(month),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  return {
    read,

    /** Renders the client's whole statement of a month. @throws CallError 60001 for a future month */
    async paper(buyer: Buyer, month: string): Promise<SentFile> {
      const statement = await read(buyer, { month });
      const { pdf: content } = await pdfRenderer.draw(statementPaper(statement), buyer.memberId);
      return {
        fileName: `对账单-${month}.pdf`,
        contentType: 'application/pdf',
        size: content.length,
        content,
      };
    },
  };
}

export type StatementService = ReturnType<typeof createStatementService>;
