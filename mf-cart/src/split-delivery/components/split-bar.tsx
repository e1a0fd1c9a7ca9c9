import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, ButtonLink } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import type { Totals } from '../../model/totals';
import type { SplitPlan } from '../model/split-plan';
import styles from './split-bar.module.css';

export interface SplitBarProps {
  /** Number of split lines, and of their addresses. */
  lineCount: number;
  addressCount: number;
  /** Of all lines together. */
  plan: SplitPlan;
  totals: Totals;
}

/** The sums of the split goods, and the link to the cart, where they are ordered. */
export function SplitBar({ lineCount, addressCount, plan, totals }: SplitBarProps) {
  return (
    <BottomBar
      label="拆分合计"
      sum={{ name: '实付合计', value: <Amount value={totals.payable} tone="price" /> }}
      action={
        <ButtonLink kind="primary" size="large" to={pathTo('/shoppingCar')}>
          去结算
        </ButtonLink>
      }
    >
      <p className={styles['plan']}>
        <span>
          <strong>{formatCount(lineCount)}</strong> 种商品，配送至{' '}
          <strong>{formatCount(addressCount)}</strong> 个地址
        </span>
        <span>
          已分配 <strong>{plan.allocated}</strong>，剩余{' '}
          <strong data-left={plan.left > 0 || undefined}>{plan.left}</strong>
        </span>
      </p>
    </BottomBar>
  );
}
