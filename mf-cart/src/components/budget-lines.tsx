import type { ReactNode } from 'react';
import { subtractAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { type BudgetStanding, periodText } from '../model/budget-standing';
import styles from './budget-lines.module.css';

export interface BudgetLinesProps {
  standings: readonly BudgetStanding[];
  /** What counts to the budget: 本单. */
  wantedName: string;
  /** Nothing is refused for being over: a request is no order yet. */
  neverBlocks?: boolean;
}

/** The budgets that goods count to, and what is left of each. */
export function BudgetLines({ standings, wantedName, neverBlocks = false }: BudgetLinesProps) {
  if (standings.length === 0) return null;
  return (
    <ul className={styles['lines']} aria-label="科室预算">
      {standings.map(({ budget, wanted, left, isOver }) => (
        <li key={budget.id} className={isOver ? styles['over'] : undefined}>
          <p className={styles['name']}>
            <strong>{budget.department}</strong> {periodText(budget)}
          </p>
          <dl className={styles['facts']}>
            <Fact name="预算">{budget.plannedAmount}</Fact>
            <Fact name="已订">{budget.orderedAmount}</Fact>
            <Fact name={wantedName}>{wanted}</Fact>
            <Fact name="剩余">{left}</Fact>
          </dl>
          <p role="status" className={styles['told']}>
            {isOver && (
              <>
                超预算 <Amount value={subtractAmounts(0, left)} />，
                {budget.blocks && !neverBlocks ? '不能提交' : '仍可提交'}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount value={children} />
    </dd>
  </div>
);
