import { company, formatCount } from 'shared-kernel/domain';
import { isPositive } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import { unitTitle } from '../catalogue/unit-title';
import { amountInWords } from './amount-in-words';
import { ink, type Paper } from './paper';
import { centred, facts, goodsName, mergedLines, purchaseNoFact, right, table, yuan } from './paper-parts';
import type { DocumentOrder, DocumentRepository } from './repository';

type Invoice = NonNullable<Awaited<ReturnType<DocumentRepository['latestInvoice']>>>;

/**
 * Placeholder for an invoice where no invoicing service is connected: marked as a sample and without tax,
 * which the order does not know.
 */
export function invoicePaper({ order, client, items }: DocumentOrder, invoice: Invoice): Paper {
  const wide = (name: string, value: string) => [
    { text: name, colSpan: 5, alignment: 'right' as const, bold: true },
    ...['', '', '', ''],
    { text: value, alignment: 'right' as const, bold: true },
  ];
  return {
    title: `发票样张 ${invoice.no}`,
    footer: `样张 ${invoice.no}　订单编号 ${order.no}`,
    watermark: '样张',
    content: [
      { text: '电子发票（样张）', style: 'title' },
      {
        text: '演示单据，不是税务发票，不得用于报销、抵扣或入账',
        alignment: 'center',
        color: ink.brand,
        margin: [0, 4, 0, 12],
      },
      facts([
        [
          ['样张编号', invoice.no],
          ['开具日期', formatDate(invoice.issuedAt)],
        ],
        [
          ['购买方', client.name],
          ['订单编号', order.no],
        ],
        ...purchaseNoFact(order),
        [['销售方', `${company.name}　税号 ${company.creditCode}`]],
        [
          ['开户银行', company.bank],
          ['账　　号', company.bankAccount],
        ],
      ]),
      { text: '', margin: [0, 6] },
      table(
        [24, '*', 84, 48, 66, 78],
        [centred('序号'), '商品名称／型号', '规格', right('数量'), right('单价（元）'), right('金额（元）')],
        [
          ...mergedLines(items)
            .filter(({ gift }) => !gift)
            .map((line, index) => [
              centred(String(index + 1)),
              goodsName(line),
              unitTitle(line),
              right(formatCount(line.quantity)),
              right(yuan(line.discountPrice)),
              right(yuan(line.payAmount)),
            ]),
          ...(isPositive(order.rebateAmount) ? [wide('返利抵扣', `-${yuan(order.rebateAmount)}`)] : []),
          wide('金额合计（¥）', yuan(invoice.amount)),
          [
            { text: '人民币（大写）', colSpan: 2, alignment: 'right', bold: true },
            '',
            { text: amountInWords(invoice.amount), colSpan: 4, bold: true },
            ...['', '', ''],
          ],
        ],
      ),
    ],
  };
}
