import type { Statement } from 'shared-kernel/contracts';
import { Amount } from 'shared-kernel/ui';
import styles from './statement-summary.module.css';

/** The opening and closing balance of a month, and the movements between. */
export const StatementSummary = ({ statement }: { statement: Statement }) => (
  <dl className={styles['summary']} aria-label="余额">
    {(
      [
        ['期初余额', statement.openingAmountUnit],
        ['本期应付', statement.increaseAmountUnit],
        ['本期已付及冲减', statement.decreaseAmountUnit],
        ['期末余额', statement.closingAmountUnit],
      ] as const
    ).map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Amount value={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
