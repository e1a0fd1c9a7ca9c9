import type { Statement, StatementEntry } from 'shared-kernel/contracts';
import { company } from 'shared-kernel/domain';
import { subtractAmounts } from 'shared-kernel/money';
import { Paper, type PaperColumn, PaperFacts, PaperSums, PaperTable } from 'shared-kernel/paper';
import { Amount } from 'shared-kernel/ui';
import { type Sides, sidesOf } from '../model/statement-sides';

interface Row extends StatementEntry, Sides {
  key: string;
}

const sideOf = (amount: string | null) => amount && <Amount value={amount} />;

const columns: readonly PaperColumn<Row>[] = [
  { title: '日期', width: '13%', cell: ({ date }) => date },
  {
    title: '摘要／凭证号',
    cell: ({ name, voucherNo }) => (
      <>
        {name}
        {voucherNo && <div>{voucherNo}</div>}
      </>
    ),
  },
  { title: '订单号', width: '20%', cell: ({ orderNo }) => orderNo },
  { title: '应付', width: '14%', align: 'end', cell: ({ increase }) => sideOf(increase) },
  { title: '已付及冲减', width: '14%', align: 'end', cell: ({ decrease }) => sideOf(decrease) },
  {
    title: '应付余额',
    width: '16%',
    align: 'end',
    cell: ({ balanceAmountUnit }) => <Amount value={balanceAmountUnit} />,
  },
];

/** A month's statement on the seller's letterhead, to be compared and signed. */
export default function StatementPaper({ statement }: { statement: Statement }) {
  const { month, clientName, onlyOf, startDate, endDate, entries } = statement;
  const rows = entries.map((entry, index) => ({ ...entry, ...sidesOf(entry), key: `${index}` }));
  return (
    <Paper
      title="对账单"
      subtitle={month}
      buyer={{ name: clientName }}
      signatures={onlyOf ? ['采购方核对人'] : ['采购方核对人', '采购方盖章', '供货方盖章']}
      note="应付余额为负，表示预付或待退的款项。如有不符，请与客服联系。"
    >
      <PaperFacts
        facts={[
          ['对账期间', `${startDate} 至 ${endDate}`],
          ...(onlyOf ? [['范围', onlyOf] as const] : []),
          ['期初余额', <Amount key="opening" value={statement.openingAmountUnit} />],
          ['开户银行', company.bank],
          ['账号', company.bankAccount],
        ]}
      />
      <PaperTable label="往来明细" columns={columns} rows={rows} rowKey={({ key }) => key} />
      <PaperSums
        sums={[
          ['本期应付', statement.increaseAmountUnit],
          ['本期已付及冲减', subtractAmounts('0', statement.decreaseAmountUnit)],
          ['期末余额', statement.closingAmountUnit],
        ]}
      />
    </Paper>
  );
}
