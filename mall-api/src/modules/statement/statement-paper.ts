import type { TableCell } from 'pdfmake/interfaces';
import type { Statement, StatementEntry } from 'shared-kernel/contracts';
import { company } from 'shared-kernel/domain';
import { isPositive, minus } from '../../wire/amount';
import { ink, type Paper } from '../document/paper';
import { centred, facts, right, table, yuan } from '../document/paper-parts';

// As much of a slip number as fits one line: the library does not break words.
const slipLine = /.{1,16}/gu;

/** Increases of a balance are in the left column, decreases in the right. */
const sides = (amount: string): [increase: string, decrease: string] =>
  isPositive(minus('0.00', amount)) ? ['', yuan(minus('0.00', amount))] : [yuan(amount), ''];

const row = ({ date, name, orderNo, voucherNo, amountUnit, balanceAmountUnit }: StatementEntry) => {
  const [increase, decrease] = sides(amountUnit);
  return [
    centred(date),
    {
      text: [
        name,
        ...(voucherNo
          ? [{ text: `\n${(voucherNo.match(slipLine) ?? []).join('\n')}`, color: ink.quiet, fontSize: 8 }]
          : []),
      ],
    },
    { text: orderNo, fontSize: 8 },
    right(increase),
    right(decrease),
    right(yuan(balanceAmountUnit)),
  ];
};

const summary = (
  name: string,
  [increase, decrease, balance]: readonly [string, string, string],
): TableCell[] => [
  { text: name, colSpan: 3, bold: true },
  '',
  '',
  ...[increase, decrease, balance].map((text) => ({ text, alignment: 'right' as const, bold: true })),
];

const sign = (party: string, name: string) => ({
  stack: [
    { text: `${party}：${name}` },
    { text: '（盖章）', margin: [0, 34, 0, 0] as [number, number, number, number], color: ink.quiet },
    { text: '日期：　　　　年　　月　　日', color: ink.quiet },
  ],
});

/** A client's monthly account statement, to be reconciled and stamped. */
export function statementPaper(statement: Statement): Paper {
  const { clientName, startDate, endDate } = statement;
  return {
    title: `对账单 ${clientName} ${statement.month}`,
    footer: `${company.name}　对账单 ${statement.month}　${clientName}`,
    content: [
      { text: company.name, alignment: 'center', style: 'quiet', fontSize: 10 },
      { text: '对账单', style: 'title', margin: [0, 2, 0, 12] },
      facts([
        [['客　　户', clientName]],
        [
          ['对账期间', `${startDate} 至 ${endDate}`],
          ['币　　种', '人民币（元）'],
        ],
        [
          ['期初余额', yuan(statement.openingAmountUnit)],
          ['期末余额', yuan(statement.closingAmountUnit)],
        ],
      ]),
      { text: '', margin: [0, 6] },
      table(
        [52, '*', 80, 62, 62, 66],
        [centred('日期'), '摘要', '订单号', right('应付'), right('已付及冲减'), right('应付余额')],
        [
          summary('期初余额', ['', '', yuan(statement.openingAmountUnit)]),
          ...statement.entries.map(row),
          summary('本期合计', [yuan(statement.increaseAmountUnit), yuan(statement.decreaseAmountUnit), '']),
          summary('期末余额', ['', '', yuan(statement.closingAmountUnit)]),
        ],
      ),
      {
        text: '应付余额为负，表示预付或待退的款项。经销商支付的订单，款项由经销商与本公司结算，登记后计入已付。如有不符，请与客服联系。',
        style: 'quiet',
        fontSize: 8.5,
        margin: [0, 8, 0, 10],
      },
      facts([
        [
          ['收款单位', company.name],
          ['联系电话', company.servicePhone],
        ],
        [
          ['开户银行', company.bank],
          ['账　　号', company.bankAccount],
        ],
      ]),
      {
        unbreakable: true,
        margin: [0, 22, 0, 0],
        columnGap: 24,
        columns: [sign('客户', clientName), sign('供方', company.name)],
      },
    ],
  };
}
