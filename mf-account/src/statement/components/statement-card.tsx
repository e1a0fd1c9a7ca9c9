import { useId } from 'react';
import type { Statement } from 'shared-kernel/contracts';
import { EmptyState } from 'shared-kernel/ui';
import { Card } from '../../components/card';
import { monthsSince } from '../model/statement-months';
import styles from './statement-card.module.css';
import { StatementSummary } from './statement-summary';
import { StatementTable } from './statement-table';
import { StatementTools } from './statement-tools';

export interface StatementCardProps {
  statement: Statement;
  /** `YYYY-MM`, the newest month. */
  thisMonth: string;
  onMonth: (month: string) => void;
}

/** One month's statement, with a choice of months and its downloads. */
export function StatementCard({ statement, thisMonth, onMonth }: StatementCardProps) {
  const monthId = useId();
  const { month, clientName, onlyOf, startDate, endDate, entries } = statement;
  // An address may name a month before the first order.
  const [first = month] = [statement.firstMonth, month].toSorted();
  return (
    <Card title="客户对账单" more={<StatementTools statement={statement} />}>
      <div className={styles['head']}>
        <label className={styles['month']} htmlFor={monthId}>
          对账月份
          <select id={monthId} value={month} onChange={({ target }) => onMonth(target.value)}>
            {monthsSince(first, thisMonth).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <p>客户：{clientName}</p>
        <p className={styles['period']}>
          对账期间：{startDate} 至 {endDate}
        </p>
      </div>
      {onlyOf && <p className={styles['narrowed']}>{onlyOf}，余额不是全部往来的余额。</p>}
      <StatementSummary statement={statement} />
      {entries.length === 0 ? <EmptyState text="本月没有往来" /> : <StatementTable entries={entries} />}
      <p className={styles['note']}>
        应付余额为负，表示预付或待退的款项。经销商支付的订单，款项由经销商与厂家结算，登记后计入已付。
      </p>
    </Card>
  );
}
